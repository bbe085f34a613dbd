import { safeLocalStorage } from '#core/storage/safe-local-storage.ts';
import type { LanguageCode } from './languages.ts';
import { createMessageStore, languageKey, showDocumentLanguage, type LoadMessages } from './message-store.ts';
import { useSyncExternalStore } from 'react';

/** The messages of this tab. */
export const messageStore = createMessageStore(safeLocalStorage);

/**
 * The app calls this once before the first render. It sets the loader and the document's language, and adopts the language choices of
 * other tabs. Returns a function that stops all of this.
 */
export function startMessages(load: LoadMessages): () => void {
  messageStore.setLoader(load);
  const show = () => showDocumentLanguage(messageStore.get().language);
  show();
  const unsubscribe = messageStore.subscribe(show);
  const onStorage = (event: StorageEvent) => {
    // If loading fails, this tab stays in its old language.
    if (event.key === languageKey) messageStore.follow(event.newValue).catch(() => undefined);
  };
  window.addEventListener('storage', onStorage);
  return () => {
    unsubscribe();
    window.removeEventListener('storage', onStorage);
  };
}

/** Loads the messages of these namespaces, before a part that uses them renders. */
export function loadNamespaces(language: LanguageCode, namespaces: readonly string[]): Promise<void> {
  return messageStore.loadNamespaces(language, namespaces);
}

/** The current language, for code outside React. */
export function currentLanguage(): LanguageCode {
  return messageStore.get().language;
}

/** The current language. The component renders again when the person changes it, here or in another tab. */
export function useLanguage(): LanguageCode {
  return useSyncExternalStore(messageStore.subscribe, () => messageStore.get().language);
}

/**
 * Switches the language once its messages have loaded, and stores the choice on this device. Rejects without any change if loading fails;
 * the caller reports it.
 */
export function setLanguage(language: LanguageCode): Promise<void> {
  return messageStore.setLanguage(language);
}
