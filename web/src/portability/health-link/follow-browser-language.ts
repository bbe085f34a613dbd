import { isLanguageCode } from '#core/messages/languages.ts';
import { languageKey } from '#core/messages/message-store.ts';
import { messageStore } from '#core/messages/messages.ts';
import { safeLocalStorage } from '#core/storage/safe-local-storage.ts';

/**
 * Shows the page in the browser's language, unless somebody chose a language on this device. A reader of a link often has no
 * account. Stores nothing. If loading fails, the page keeps its language.
 */
export function followBrowserLanguage(): void {
  if (safeLocalStorage.getItem(languageKey) !== null) return;
  const code = navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguageCode);
  if (code) messageStore.follow(code).catch(() => undefined);
}
