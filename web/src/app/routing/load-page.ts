import { currentLanguage, loadNamespaces } from '#core/messages/messages.ts';
import { openingPages } from './opening-pages.ts';

const coming = new Map<string, Promise<unknown>>();

/**
 * Fetches a page's code and words side by side, once however many ask. A fetch that failed is forgotten, so that the next
 * ask tries again.
 */
export function loadPage<Module>(load: () => Promise<Module>, namespaces: readonly string[]): Promise<Module> {
  const [name = ''] = namespaces;
  const words = loadNamespaces(currentLanguage(), namespaces);
  const known = coming.get(name);
  // Whoever began early may have known fewer of the namespaces.
  if (known) return Promise.all([known as Promise<Module>, words]).then(([module]) => module);
  const fetched = openingPages.watch(Promise.all([load(), words]).then(([module]) => module));
  coming.set(name, fetched);
  fetched.catch(() => coming.delete(name));
  return fetched;
}
