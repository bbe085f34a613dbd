import { safeLocalStorage } from '#core/storage/safe-local-storage.ts';
import type { LanguageCode } from './languages.ts';
import { createMessageStore, languageKey, showDocumentLanguage, type LoadMessages } from './message-store.ts';
import { useSyncExternalStore } from 'react';

/** The words of this tab. */
export const messageStore = createMessageStore(safeLocalStorage);

/**
 * Called once by app before the first render: says how words are fetched, sets the document's language, and follows a choice made
 * in another tab. Returns a function that stops following.
 */
export function startMessages(load: LoadMessages): () => void {
  messageStore.setLoader(load);
  const show = () => showDocumentLanguage(messageStore.get().language);
  show();
  const unsubscribe = messageStore.subscribe(show);
  const onStorage = (event: StorageEvent) => {
    // When the words can't be fetched now, this tab stays readable in its old language.
    if (event.key === languageKey) messageStore.follow(event.newValue).catch(() => undefined);
  };
  window.addEventListener('storage', onStorage);
  return () => {
    unsubscribe();
    window.removeEventListener('storage', onStorage);
  };
}

/** For a route's loader: the messages of these namespaces, in the language in use unless another is asked for. */
export function loadNamespaces(language: LanguageCode, namespaces: readonly string[]): Promise<void> {
  return messageStore.loadNamespaces(language, namespaces);
}

/** The language in use, for code outside React. */
export function currentLanguage(): LanguageCode {
  return messageStore.get().language;
}

/** The language in use. Changes when the person chooses another here or in another tab. */
export function useLanguage(): LanguageCode {
  return useSyncExternalStore(messageStore.subscribe, () => messageStore.get().language);
}

/**
 * Switches the language once its messages are here, and keeps the choice on this device. Rejects, with nothing changed, when they
 * can't be loaded; the caller tells the person.
 */
export function setLanguage(language: LanguageCode): Promise<void> {
  return messageStore.setLanguage(language);
}
