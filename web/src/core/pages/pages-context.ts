import { createContext, useContext } from 'react';
import type { Page } from './define-page.ts';

/** Every page of the sidebar in the registry's order. The shell gives it: the registry belongs to app, and a feature knows no other. */
export const PagesContext = createContext<readonly Page[] | null>(null);

/** Every page of the sidebar, in the registry's order. */
export function usePages(): readonly Page[] {
  const pages = useContext(PagesContext);
  if (!pages) throw new Error('usePages needs the signed-in shell above it');
  return pages;
}
