import { useEffect, useRef, type RefObject } from 'react';
import type { AuthView } from './auth-view.ts';

/**
 * Moves focus to the heading of a newly opened view once it is there (`ready`), so that a keyboard starts there and a screen reader
 * says where it is. Coming back from the policy, it goes to the box that the policy is about. The first view keeps the focus where it was.
 */
export function useFocusOnView(frame: RefObject<HTMLElement | null>, view: AuthView, ready: boolean): void {
  const previous = useRef(view);
  useEffect(() => {
    const before = previous.current;
    if (before === view || !ready) return;
    previous.current = view;
    const back = before === 'privacy' && view === 'signup';
    const target = frame.current?.querySelector<HTMLElement>(back ? 'input[name="privacy"]' : ':not([hidden] *):is(h1)');
    if (!back) window.scrollTo(0, 0);
    target?.focus(back ? undefined : { preventScroll: true });
  }, [frame, view, ready]);
}
