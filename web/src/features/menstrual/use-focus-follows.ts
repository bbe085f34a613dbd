import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus to a button's replacement after a press removes the button: spread `place` on the replacement, call
 * `expect` in the press. Other changes move no focus.
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
