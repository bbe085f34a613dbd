import { isLanguageCode, type LanguageCode } from '#core/messages/languages.ts';
import { languageKey } from '#core/messages/message-store.ts';
import { currentLanguage, setLanguage } from '#core/messages/messages.ts';
import type { Choice } from '#core/preferences/preference-store.ts';
import { safeLocalStorage } from '#core/storage/safe-local-storage.ts';

/**
 * Syncs the language of this device and of the account. If nobody has chosen a language on this device, it adopts the
 * account's language once. Otherwise it keeps its own language. It sends that language if the account has none, or if the
 * person changes the language here. Returns a function that takes the account's choice and returns the choice to send, if any.
 */
export function createLanguageFollower() {
  let shown = currentLanguage();
  /** The choice made on this device. A language stored before this visit counts as older than any choice of the account. */
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
  // Offline the messages cannot load. The next start of the app tries again to adopt the language.
  setLanguage(language).catch(() => undefined);
}
