import { useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus in a part of the page whose controls replace each other. Attach `place` to the part, and call `leave`
 * before each change. `view` names the controls that are shown. A focus outside the part does not move.
 */
export function useFocusStays<Place extends HTMLElement>(view: string) {
  const place = useRef<Place>(null);
  const wasInside = useRef(false);
  useLayoutEffect(() => {
    if (!wasInside.current) return;
    wasInside.current = false;
    place.current?.querySelector<HTMLElement>('p[tabindex], button, input:checked')?.focus({ preventScroll: true });
  }, [view]);
  return {
    place,
    leave(): void {
      wasInside.current = place.current?.contains(document.activeElement) ?? false;
    },
  };
}
