import { useEffect, useRef } from 'react';

/**
 * Moves the focus to a heading when a newer response removes the focused element, such as an action's button. With
 * `atFirst`, the first response moves the focus too.
 */
export function useRestoredFocus<Place extends HTMLElement = HTMLHeadingElement>(answer: unknown, { atFirst = false } = {}) {
  const place = useRef<Place>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    if (answer === undefined) return;
    if (document.activeElement === document.body && (atFirst || !isFirst.current)) place.current?.focus();
    isFirst.current = false;
  }, [answer, atFirst]);
  return place;
}
