import type { ComponentType } from 'react';

/** Who may open a page. Premium pages stay visible to everybody; opening one without premium offers the plan instead. */
export type PageAccess = 'free' | 'premium' | 'admin';

/** A component of lucide-react, or a drawing of our own with the same props. */
export type PageIcon = ComponentType<{
  size?: number | string;
  className?: string;
  'aria-hidden'?: boolean | 'true' | 'false';
}>;

/** The module of a page: its default export is the page. A lazy route asks for a default export, nothing else here has one. */
export interface PageModule {
  readonly default: ComponentType;
}

/** What the shell knows of a page. Folder name = id = route = message namespace. Its title is the word `title` of that namespace. */
export interface Page {
  readonly id: string;
  readonly icon: PageIcon;
  readonly access: PageAccess;
  /** Tables beside a journal's own that are said in this page's words, where a write of theirs is shown. */
  readonly tables?: readonly string[];
  readonly load: () => Promise<PageModule>;
}

/** Declares a page. `app/registry.ts` lists what it answers, in sidebar order. */
export function definePage<const Definition extends Page>(page: Definition): Definition {
  return page;
}
