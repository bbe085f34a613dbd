import type { ComponentType } from 'react';

/** Who may open a page. Premium pages stay visible to everybody; opening one without premium offers the plan instead. */
export type PageAccess = 'free' | 'premium' | 'admin';

/** A component of lucide-react, or a drawing of our own with the same props. */
export type PageIcon = ComponentType<{
  size?: number | string;
  className?: string;
  'aria-hidden'?: boolean | 'true' | 'false';
}>;

/** What the shell knows of a page. Folder name = id = route = message namespace. Its title is the word `title` of that namespace. */
export interface Page {
  readonly id: string;
  readonly icon: PageIcon;
  readonly access: PageAccess;
  /** The tables of this page, its journal's first: a write of theirs is told in this page's words. */
  readonly tables?: readonly string[];
  /** It keeps nothing of its own and shows what other pages keep: whoever once had premium may go on reading it. */
  readonly readsOthers?: boolean;
  /** It holds help that is free: it opens for everybody, with premium's offer beneath the help, and nothing is sold over it. */
  readonly isHelp?: boolean;
  /** Namespaces of words that the page needs beside its own: of a part of core that has its own messages. */
  readonly words?: readonly string[];
  /** One tap in its part of the sheet "Anotar" (`quick.tsx`) records, so the sheet may fold it to a line: with the tap that opens it, it stays among three. */
  readonly quickFolds?: boolean;
}

/** Declares a page. `registry/pages.ts` lists what it answers, in sidebar order. */
export function definePage<const Definition extends Page>(page: Definition): Definition {
  return page;
}
