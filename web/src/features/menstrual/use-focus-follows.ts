import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus when a press replaces the pressed button. Spread `place` on the replacement, and call `expect` in the
 * press. Other changes do not move the focus.
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
