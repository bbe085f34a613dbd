import { currentLanguage, loadNamespaces } from '#core/messages/messages.ts';
import { openingPages } from './opening-pages.ts';

const coming = new Map<string, Promise<unknown>>();

/**
 * Fetches a page's code and words side by side, once however many ask. A fetch that failed is forgotten, so that the next
 * ask tries again.
 */
export function loadPage<Module>(load: () => Promise<Module>, namespaces: readonly string[]): Promise<Module> {
  const [name = ''] = namespaces;
  const known = coming.get(name);
  if (known) return known as Promise<Module>;
  const fetched = openingPages.watch(
    Promise.all([load(), loadNamespaces(currentLanguage(), namespaces)]).then(([module]) => module),
  );
  coming.set(name, fetched);
  fetched.catch(() => coming.delete(name));
  return fetched;
}
