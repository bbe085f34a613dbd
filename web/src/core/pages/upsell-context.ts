import { createContext, useContext } from 'react';

/**
 * Opens the premium dialog. The shell gives it; a page that finds itself locked calls it with 'locked-page', and the dialog
 * then says first that the page belongs to premium.
 */
export type OpenUpsell = (because?: 'locked-page') => void;

export const UpsellContext = createContext<OpenUpsell | null>(null);

/** The function that opens the premium dialog. */
export function useOpenUpsell(): OpenUpsell {
  const open = useContext(UpsellContext);
  if (!open) throw new Error('useOpenUpsell needs the signed-in shell above it');
  return open;
}
