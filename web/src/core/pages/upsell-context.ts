import { createContext, useContext } from 'react';
import type { Page } from './define-page.ts';

/** Opens the premium dialog. With the page that is locked for the person, the dialog says so first, and offers to read what they once wrote there. */
export type OpenUpsell = (locked?: Page) => void;

export const UpsellContext = createContext<OpenUpsell | null>(null);

/** The function that opens the premium dialog. */
export function useOpenUpsell(): OpenUpsell {
  const open = useContext(UpsellContext);
  if (!open) throw new Error('useOpenUpsell needs the signed-in shell above it');
  return open;
}
