import { useEffect, useRef } from 'react';

/**
 * A heading, or what else says where one is, that takes the focus when what had it has gone with a newer answer: a deed's button, a line of the queue, the way to a page that is the last.
 * `atFirst`: with the first answer too, where it came by pressing something that is gone.
 */
export function useKeptFocus<Place extends HTMLElement = HTMLHeadingElement>(answer: unknown, { atFirst = false } = {}) {
  const place = useRef<Place>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    if (answer === undefined) return;
    if (document.activeElement === document.body && (atFirst || !isFirst.current)) place.current?.focus();
    isFirst.current = false;
  }, [answer, atFirst]);
  return place;
}
