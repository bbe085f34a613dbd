import { useEffect, useRef, type RefObject } from 'react';

/** Matches the fields in which a digit key types a digit or selects an option. */
const typing = 'textarea, select, [contenteditable], input:not([type="radio"], [type="checkbox"])';

/**
 * The keys 1 to 9 press the tiles with these numbers within the element of the returned ref. WCAG 2.1.4 allows these single-key
 * shortcuts, because they work only while the focus is in the surrounding dialog. They do nothing in a text field or an open
 * form.
 */
export function useNumberKeys(): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, target, repeat, isComposing } = event;
      // Ignore the repeats of a key that is held down. Otherwise holding the key of the water tile would record many
      // glasses.
      if (repeat || isComposing || event.ctrlKey || event.altKey || event.metaKey || !/^[1-9]$/.test(key)) return;
      // In an open form, digits select the form's own choices, such as hours or an intensity.
      if (!(target instanceof Element) || target.closest(`${typing}, section`)) return;
      if (target.closest('[role="dialog"]') !== place.current?.closest('[role="dialog"]')) return;
      const button = place.current?.querySelector<HTMLElement>(`button[aria-keyshortcuts="${key}"]`);
      if (!button) return;
      event.preventDefault();
      button.focus();
      button.click();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  return place;
}
