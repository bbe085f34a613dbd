import { htmlLang } from '#core/messages/languages.ts';
import { currentLanguage } from '#core/messages/messages.ts';
import { preferenceStore } from '#core/preferences/preferences.ts';
import { serverSettings } from '#core/server/server-settings.ts';
import { workerWords } from './worker-words.ts';
import { pushNoteAddress, pushNoteCache, type PushNote } from '#service-worker/push/push-note.ts';

/** Keeps for the service worker what it cannot read itself. A full device keeps nothing: notifications are silent then. */
export async function writePushNote(): Promise<void> {
  const note: PushNote = {
    language: htmlLang(currentLanguage()),
    sound: preferenceStore.get('sound'),
    vibration: preferenceStore.get('vibration'),
    anonKey: serverSettings().anonKey,
    words: workerWords[currentLanguage()],
  };
  try {
    await (await caches.open(pushNoteCache)).put(pushNoteAddress, Response.json(note));
  } catch {
    // No room, or no such store in this browser.
  }
}
