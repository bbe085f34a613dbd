import { useEffect, type RefObject } from 'react';

/** Moves the focus to a heading that replaces the form that had it. */
export function useFocusOnMount(target: RefObject<HTMLElement | null>): void {
  useEffect(() => target.current?.focus(), [target]);
}
