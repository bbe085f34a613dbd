import { useEffect, useRef, type RefObject } from 'react';

/**
 * Where a press takes its own button away, focus goes to what stands in its place: spread `ref` and `tabIndex` on the place, call `expect`
 * in the press. What changes by itself moves no focus.
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
