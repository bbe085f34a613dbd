import { useEffect, useRef, type RefObject } from 'react';

/**
 * When one panel replaces another, the pressed button is gone. Moves the focus of keyboard and screen-reader users to the
 * new heading. Does not move it for pointer users, because a focused heading would stop the welcome page's redirect.
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
