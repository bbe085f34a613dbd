import { currentLanguage, loadNamespaces } from '#core/messages/messages.ts';
import type { ComponentType } from 'react';

const coming = new Map<string, Promise<unknown>>();

/** Fetches a page's code and messages in parallel, once for all callers. After a failed fetch the next call retries. */
export function loadPage<Module>(load: () => Promise<Module>, namespaces: readonly string[]): Promise<Module> {
  const [name = ''] = namespaces;
  const words = loadNamespaces(currentLanguage(), namespaces);
  const known = coming.get(name);
  // An earlier call may have loaded fewer namespaces, so also wait for the namespaces of this call.
  if (known) return Promise.all([known as Promise<Module>, words]).then(([module]) => module);
  const fetched = openingPages.watch(Promise.all([load(), words]).then(([module]) => module));
  coming.set(name, fetched);
  fetched.catch(() => coming.delete(name));
  return fetched;
}

/** The number of pages being fetched, for a progress indicator. */
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
  /** Counts this fetch until it succeeds or fails. */
  watch<Fetched>(fetched: Promise<Fetched>): Promise<Fetched> {
    change(1);
    return fetched.finally(() => change(-1));
  },
};

/** The module of a page, or of its form in the sheet "Anotar" (`quick.tsx`): the default export is the component. */
export interface PageModule {
  readonly default: ComponentType;
}

export type LoadPage<Module = PageModule> = () => Promise<Module>;

/** The loaders of pages by id, which is the folder's name. */
export const pageModules = byFolder(import.meta.glob<PageModule>('../../{features,portability,overview}/*/page.tsx'));

/** Maps folder names to the loaders of a glob's modules. */
export function byFolder<Module>(
  modules: Readonly<Record<string, LoadPage<Module>>>,
): ReadonlyMap<string, LoadPage<Module>> {
  return new Map(Object.entries(modules).map(([path, load]) => [path.split('/').at(-2) as string, load]));
}
