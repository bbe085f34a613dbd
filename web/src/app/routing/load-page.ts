import { currentLanguage, loadNamespaces } from '#core/messages/messages.ts';
import type { ComponentType } from 'react';

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

/** How many pages are being fetched at this moment, for a quiet sign while one is on its way. */
let count = 0;
const listeners = new Set<() => void>();

function change(by: number): void {
  count += by;
  for (const listener of listeners) listener();
}

export const openingPages = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  any: (): boolean => count > 0,
  /** Counts this fetch until it ends, well or badly. */
  watch<Fetched>(fetched: Promise<Fetched>): Promise<Fetched> {
    change(1);
    return fetched.finally(() => change(-1));
  },
};

/** The module of a page or of its part of the sheet "Anotar": the default export is the component. */
export interface PageModule {
  readonly default: ComponentType;
}

export type LoadPage = () => Promise<PageModule>;

/** Loads each page by its id, which is the name of its folder. */
export const pageModules = byFolder(import.meta.glob<PageModule>('../../{features,portability,overview}/*/page.tsx'));

/** The modules of a glob by the name of their folder. */
export function byFolder(modules: Readonly<Record<string, LoadPage>>): ReadonlyMap<string, LoadPage> {
  return new Map(Object.entries(modules).map(([path, load]) => [path.split('/').at(-2) as string, load]));
}
