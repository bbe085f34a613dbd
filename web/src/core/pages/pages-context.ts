import { createContext, useContext } from 'react';
import type { Page } from './define-page.ts';

/** All pages of the sidebar in the registry's order. The shell provides it, because features cannot import the registry. */
export const PagesContext = createContext<readonly Page[] | null>(null);

/** All pages of the sidebar in the registry's order. */
export function usePages(): readonly Page[] {
  const pages = useContext(PagesContext);
  if (!pages) throw new Error('usePages needs the signed-in shell above it');
  return pages;
}

/** Opens the premium dialog. If `locked` is given, the dialog names that page and offers to read earlier entries there. */
export type OpenUpsell = (locked?: Page) => void;

export const UpsellContext = createContext<OpenUpsell | null>(null);

/** The function that opens the premium dialog. */
export function useOpenUpsell(): OpenUpsell {
  const open = useContext(UpsellContext);
  if (!open) throw new Error('useOpenUpsell needs the signed-in shell above it');
  return open;
}

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
export function useOpenQuick(): OpenQuick {
  const open = useContext(QuickContext);
  if (!open) throw new Error('useOpenQuick needs the signed-in shell above it');
  return open;
}
