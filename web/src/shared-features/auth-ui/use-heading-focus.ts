import { useEffect, useRef, type RefObject } from 'react';

/**
 * When a panel takes the place of another, the button that was pressed is gone. Whoever pressed it by keyboard or assistive technology
 * goes on from the new heading; for a pointer the focus stays away, since a focused heading holds back the redirect.
 */
export function useHeadingFocus(frame: RefObject<HTMLElement | null>, panel: string) {
  const wanted = useRef(false);
  useEffect(() => {
    if (!wanted.current) return;
    wanted.current = false;
    frame.current?.querySelector('h1')?.focus();
  }, [frame, panel]);
  return {
    pressed(byKeyboard: boolean): void {
      wanted.current = byKeyboard;
    },
  };
}
