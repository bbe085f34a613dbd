import { useEffectEvent, useLayoutEffect } from 'react';

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
