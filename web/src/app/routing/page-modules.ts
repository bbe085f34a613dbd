import type { ComponentType } from 'react';

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
