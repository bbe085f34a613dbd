import { useEffect, useRef, type RefObject } from 'react';

const views = ['login', 'phone', 'signup', 'confirm', 'privacy'] as const;

/** The faces of the page; each has its own address, so that back, forward and links work. */
export type AuthView = (typeof views)[number];

/** The view that the address asks for: `?view=`, or login. Something unknown is login as well, and so is coming in by phone without `sms`. */
export function readView(query: URLSearchParams, sms: boolean): AuthView {
  const asked = views.find((view) => view === query.get('view')) ?? 'login';
  return asked === 'phone' && !sms ? 'login' : asked;
}

/** The query of another view. What else the address carries stays, such as where the person was going. */
export function viewQuery(query: URLSearchParams, view: AuthView): string {
  const next = new URLSearchParams(query);
  if (view === 'login') next.delete('view');
  else next.set('view', view);
  return `?${next}`;
}

/**
 * Moves focus to the heading of a newly opened view once it is there (`ready`), so that a keyboard starts there and a screen reader
 * says where it is. Coming back from the policy, it goes to the box that the policy is about. The first view keeps the focus where it was.
 */
export function useFocusOnView(container: RefObject<HTMLElement | null>, view: AuthView, ready: boolean): void {
  const previous = useRef(view);
  useEffect(() => {
    const before = previous.current;
    if (before === view || !ready) return;
    previous.current = view;
    const back = before === 'privacy' && view === 'signup';
    const target = container.current?.querySelector<HTMLElement>(back ? 'input[name="privacy"]' : ':not([hidden] *):is(h1)');
    if (!back) window.scrollTo(0, 0);
    target?.focus(back ? undefined : { preventScroll: true });
  }, [container, view, ready]);
}
