import { isLanguageCode, type LanguageCode } from '#core/messages/languages.ts';
import { languageKey } from '#core/messages/message-store.ts';
import { currentLanguage, setLanguage } from '#core/messages/messages.ts';
import type { Choice } from '#core/preferences/preference-store.ts';
import { safeLocalStorage } from '#core/storage/safe-local-storage.ts';

/**
 * The language belongs to the device. A device that never chose one takes the account's, once; one that did keeps its own, and tells the
 * account if that has none, or when the person chooses another from now on. Returns what compares with the account's language and says
 * what is to be sent, if anything.
 */
export function createLanguageFollower() {
  let shown = currentLanguage();
  /** What this device has to say: its language of old is older than any choice of the account. */
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
  // Without a network its messages can't come: this device takes it at the next start.
  setLanguage(language).catch(() => undefined);
}
