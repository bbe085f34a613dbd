import { useEffectEvent, useLayoutEffect } from 'react';

/**
 * Calls `press` when the user presses this function key alone, wherever the focus is. The browser's own action does not run.
 */
export function useFunctionKey(name: 'F1' | 'F2', press: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== name || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    press();
  });
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
