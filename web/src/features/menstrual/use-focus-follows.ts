import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus to the element that replaces a pressed button. Spread `place` on that element, and call `expect` in the
 * button's click handler. Without a call of `expect` the focus does not move.
 */
export function useFocusFollows<Place extends HTMLElement>(
  stage: unknown,
): { place: { ref: RefObject<Place | null>; tabIndex: -1 }; expect: () => void } {
  const ref = useRef<Place>(null);
  const expected = useRef(false);
  useEffect(() => {
    if (expected.current) ref.current?.focus();
    expected.current = false;
  }, [stage]);
  return {
    place: { ref, tabIndex: -1 },
    expect: () => {
      expected.current = true;
    },
  };
}
