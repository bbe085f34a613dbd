import { useEffect, useRef } from 'react';

/**
 * Moves the focus to a heading when a newer response removes the focused element: an action's button, a queue line, a
 * pagination link. `atFirst`: also after the first response.
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
