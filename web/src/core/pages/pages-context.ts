import { createContext, useContext, type Context } from 'react';
import type { Page } from './define-page.ts';

/** What the signed-in shell provides in this context. */
function useFromShell<Provided>(context: Context<Provided | null>): Provided {
  const provided = useContext(context);
  if (!provided) throw new Error('no signed-in shell above');
  return provided;
}

/** All pages of the sidebar in the registry's order. The shell provides it, because features cannot import the registry. */
export const PagesContext = createContext<readonly Page[] | null>(null);

/** All pages of the sidebar in the registry's order. */
export const usePages = (): readonly Page[] => useFromShell(PagesContext);

/** Opens the premium dialog. If `locked` is given, the dialog names that page and offers to read earlier entries there. */
export type OpenUpsell = (locked?: Page) => void;

export const UpsellContext = createContext<OpenUpsell | null>(null);

/** The function that opens the premium dialog. */
export const useOpenUpsell = (): OpenUpsell => useFromShell(UpsellContext);

/** Link state that opens a premium page to read earlier entries, for a person without premium. */
export const readEntries = { readEntries: true } as const;

/** Whether the link to this location asked to read earlier entries instead of seeing the premium offer. */
export function asksToRead(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'readEntries' in state;
}

/** True for the profile if the index page shows it below Today. The profile page then omits its own title. */
export const BelowToday = createContext(false);

/** Opens the sheet "Anotar". If `pageId` is given, the sheet begins with that page's part. */
export type OpenQuick = (pageId?: string) => void;

export const QuickContext = createContext<OpenQuick | null>(null);

/** The function that opens the sheet "Anotar". */
export const useOpenQuick = (): OpenQuick => useFromShell(QuickContext);
