import { createContext, useContext, type ReactNode } from 'react';
import type { Page } from './define-page.ts';

/** Every page of the sidebar in the registry's order. The shell gives it: the registry belongs to app, and a feature knows no other. */
export const PagesContext = createContext<readonly Page[] | null>(null);

/** Every page of the sidebar, in the registry's order. */
export function usePages(): readonly Page[] {
  const pages = useContext(PagesContext);
  if (!pages) throw new Error('usePages needs the signed-in shell above it');
  return pages;
}

/** Opens the premium dialog. With the page that is locked for the person, the dialog says so first, and offers to read what they once wrote there. */
export type OpenUpsell = (locked?: Page) => void;

export const UpsellContext = createContext<OpenUpsell | null>(null);

/** The function that opens the premium dialog. */
export function useOpenUpsell(): OpenUpsell {
  const open = useContext(UpsellContext);
  if (!open) throw new Error('useOpenUpsell needs the signed-in shell above it');
  return open;
}

/** State of a link to a premium page for somebody without premium who wants to read what they once wrote there. */
export const readEntries = { readEntries: true } as const;

/** Whether this state of a location asks to read, rather than for the plan. */
export function asksToRead(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'readEntries' in state;
}

/** What the app lays into the first page, beneath its title: the page itself knows nothing of it. */
export const BeneathTitle = createContext<ReactNode>(null);
