import { useEffect } from 'react';

/**
 * After a Tab the whole control is in sight, with its words. A browser on its own is content with the caret of a text area, or with the box of
 * a choice whose words lie below the screen.
 */
export function useFocusInSight(): void {
  useEffect(() => {
    const show = ({ key }: KeyboardEvent) => {
      const focused = document.activeElement;
      if (key !== 'Tab' || !focused?.matches('a, button, input, select, textarea, summary')) return;
      (focused.closest('label') ?? focused).scrollIntoView({ block: 'nearest', inline: 'nearest' });
    };
    window.addEventListener('keyup', show);
    return () => window.removeEventListener('keyup', show);
  }, []);
}
