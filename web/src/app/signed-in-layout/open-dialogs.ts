import { useEffectEvent, useLayoutEffect } from 'react';
import { currentLanguage, loadNamespaces } from '#core/messages/messages.ts';

/** F2 opens the sheet from anywhere, as F8 opens the notices: by keyboard its button comes after all pages of the sidebar. */
export function useQuickKey(open: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'F2' || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    open();
  });
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

/** Fetches the sheet with its words. Words that can't be fetched now leave English, or the keys; recording works all the same. */
export async function loadQuickSheet() {
  const words = loadNamespaces(currentLanguage(), ['quick', 'titles']).catch(() => undefined);
  const [{ QuickSheet }] = await Promise.all([import('./quick-sheet.tsx'), words]);
  return { default: QuickSheet };
}
