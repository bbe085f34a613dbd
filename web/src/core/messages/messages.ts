import { safeLocalStorage } from '#core/storage/safe-local-storage.ts';
import type { LanguageCode } from './languages.ts';
import { createMessageStore, languageKey, showDocumentLanguage, type LoadWords } from './message-store.ts';

/** The words of this tab. */
export const messageStore = createMessageStore(safeLocalStorage);

/**
 * Called once by app before the first render: says how words are fetched, sets the document's language, and follows a choice made
 * in another tab. Answers a function that stops following.
 */
export function startMessages(load: LoadWords): () => void {
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

/** For a route's loader: the words of these namespaces, in the language in use unless another is asked for. */
export function loadNamespaces(language: LanguageCode, namespaces: readonly string[]): Promise<void> {
  return messageStore.loadNamespaces(language, namespaces);
}

/** The language in use, for code outside React. */
export function currentLanguage(): LanguageCode {
  return messageStore.get().language;
}
