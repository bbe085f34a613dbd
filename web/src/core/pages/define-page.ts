import type { ComponentType } from 'react';

/** Who may open a page. Premium pages stay visible to everyone; without premium they offer the plan. */
export type PageAccess = 'free' | 'premium' | 'admin';

/** The groups of the pages, in the order of the sidebar. The message of a group is `groups.<id>` of the namespace `app`. */
export const pageGroups = ['day', 'body', 'feelings', 'talk', 'keep', 'you'] as const;
export type PageGroup = (typeof pageGroups)[number];

/** A component of lucide-react, or a drawing of our own with the same props. */
export type PageIcon = ComponentType<{
  size?: number | string;
  className?: string;
  'aria-hidden'?: boolean | 'true' | 'false';
}>;

/**
 * What the shell knows of a page. The folder's name, the id, the route and the message namespace are equal. The page's title
 * is the message `title` of that namespace.
 */
export interface Page {
  readonly id: string;
  readonly group: PageGroup;
  readonly icon: PageIcon;
  readonly access: PageAccess;
  /** The tables of this page, starting with its journal's table. Messages about writes to these tables use this page's texts. */
  readonly tables?: readonly string[];
  /** The page shows records of other pages and stores none, so people whose premium ended may still open it. */
  readonly readsOthers?: boolean;
  /** The page offers free help: everyone may open it, the premium offer is below the help, and no premium dialog covers it. */
  readonly isHelp?: boolean;
  /** Message namespaces that the page needs besides its own, for core components with their own messages. */
  readonly words?: readonly string[];
}

/** Declares a page; add it to `registry/pages.ts`. */
export function definePage<const Definition extends Page>(page: Definition): Definition {
  return page;
}
