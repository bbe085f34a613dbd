import { useEffect, useRef, type RefObject } from 'react';

const views = ['login', 'phone', 'signup', 'confirm', 'privacy'] as const;

/** The views of the sign-in page. Each view has its own URL, so that back, forward and links work. */
export type AuthView = (typeof views)[number];

/**
 * The view that `?view=` names, else `login`. If the server sends no text messages (`sms` is false), `phone` also opens
 * `login`.
 */
export function readView(query: URLSearchParams, sms: boolean): AuthView {
  const asked = views.find((view) => view === query.get('view')) ?? 'login';
  return asked === 'phone' && !sms ? 'login' : asked;
}

/** Returns the query string of another view. It preserves other parameters, such as the destination. */
export function viewQuery(query: URLSearchParams, view: AuthView): string {
  const next = new URLSearchParams(query);
  if (view === 'login') next.delete('view');
  else next.set('view', view);
  return `?${next}`;
}

/**
 * Moves the focus to the heading when another view opens, for keyboard and screen reader users. Waits until the view is
 * rendered (`ready`). After a return from the policy to the sign-up form, focuses the policy's checkbox instead of the
 * heading. Does not move the focus when the page itself opens.
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
