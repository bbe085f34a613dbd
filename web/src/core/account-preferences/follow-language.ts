import { isLanguageCode, type LanguageCode } from '#core/messages/languages.ts';
import { languageKey } from '#core/messages/message-store.ts';
import { currentLanguage, setLanguage } from '#core/messages/messages.ts';
import type { Choice } from '#core/preferences/preference-store.ts';
import { safeLocalStorage } from '#core/storage/safe-local-storage.ts';

/**
 * Follows the account's language. A device without its own choice adopts the account's language once. A device with a choice keeps it, and
 * sends it if the account has none or if the person changes it later. Returns a function that compares with the account's choice and
 * returns the choice to send, if any.
 */
export function createLanguageFollower() {
  let shown = currentLanguage();
  /** The device's own choice. A stored language from before counts as older than any choice of the account. */
  let mine: Choice | undefined = safeLocalStorage.getItem(languageKey) === null ? undefined : { value: shown, at: 1 };

  return (account: Choice | undefined): Choice | undefined => {
    const now = currentLanguage();
    if (now !== shown) {
      shown = now;
      mine = { value: now, at: Math.max(Date.now(), (account?.at ?? 0) + 1) };
    }
    if (!mine && isLanguageCode(account?.value)) {
      mine = account;
      take(account.value);
    }
    return mine && mine.value !== account?.value && mine.at > (account?.at ?? 0) ? mine : undefined;
  };
}

function take(language: LanguageCode): void {
  // Offline the messages cannot load: this device adopts the language at its next start.
  setLanguage(language).catch(() => undefined);
}
