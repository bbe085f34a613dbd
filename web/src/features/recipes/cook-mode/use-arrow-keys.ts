import { useEffectEvent, useLayoutEffect } from 'react';

/** Goes back and on by the left and right arrow keys, wherever the focus is, unless something is being typed or chosen there. */
export function useArrowKeys(go: (direction: -1 | 1) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (
      event.target instanceof Element &&
      event.target.closest('input:not([type=checkbox]), textarea, select, [role=dialog]')
    )
      return;
    if (event.key === 'ArrowLeft') go(-1);
    if (event.key === 'ArrowRight') go(1);
  });
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
