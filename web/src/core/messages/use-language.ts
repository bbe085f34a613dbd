import { useSyncExternalStore } from 'react';
import type { LanguageCode } from './languages.ts';
import { messageStore } from './messages.ts';

/** The language in use. Changes when the person chooses another here or in another tab. */
export function useLanguage(): LanguageCode {
  return useSyncExternalStore(messageStore.subscribe, () => messageStore.get().language);
}

/**
 * Switches the language once its words are here, and keeps the choice on this device. Rejects, with nothing changed, when they
 * can't be loaded; the caller tells the person.
 */
export function setLanguage(language: LanguageCode): Promise<void> {
  return messageStore.setLanguage(language);
}
