import { askWindow } from './ask-window.ts';
import { notificationOf, quietly, type Shown } from './notification-of.ts';
import { noNote, pushNoteAddress, pushNoteCache, type PushNote } from './push-note.ts';
import { readPush } from './read-push.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * Shows what came, once: a notification of the same alarm takes the earlier one's place. When a page that somebody sees tells of the
 * alarm by itself, the notification is silent and goes at once (docs/decisions/0038 tells why it is shown at all).
 */
export async function showPush(text: string | undefined): Promise<void> {
  const pushed = readPush(text, self.location.origin);
  if (pushed?.stop) return closeOf(pushed.key);
  const shown = notificationOf(pushed, await readPushNote());
  const told = pushed !== null && (await isToldByPage(pushed.key));
  await show(told ? quietly(shown) : shown);
  if (told) await closeOf(pushed.key);
}

/** Shows a notification in the place of one with the same tag. */
export function show({ title, options }: Shown): Promise<void> {
  return self.registration.showNotification(title, options);
}

/** What the page kept for the worker. */
export async function readPushNote(): Promise<PushNote> {
  try {
    const kept = await (await caches.open(pushNoteCache)).match(pushNoteAddress);
    return kept ? { ...noNote, ...((await kept.json()) as PushNote) } : noNote;
  } catch {
    return noNote;
  }
}

async function closeOf(tag: string): Promise<void> {
  for (const notification of await self.registration.getNotifications({ tag })) notification.close();
}

async function isToldByPage(key: string): Promise<boolean> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const seen = windows.filter(({ visibilityState }) => visibilityState === 'visible');
  const told = await Promise.all(seen.map((window) => askWindow(window, { kind: 'shows-alarm', key })));
  return told.includes(true);
}
