import { useEffect, useRef, type RefObject } from 'react';

const views = ['login', 'phone', 'signup', 'confirm', 'privacy'] as const;

/** The views of the sign-in page. Each has its own address, so that back, forward and links work. */
export type AuthView = (typeof views)[number];

/** The view that `?view=` names. An unknown view, or a phone view without `sms`, falls back to login. */
export function readView(query: URLSearchParams, sms: boolean): AuthView {
  const asked = views.find((view) => view === query.get('view')) ?? 'login';
  return asked === 'phone' && !sms ? 'login' : asked;
}

/** The query string of another view. Other parameters, such as the destination, stay. */
export function viewQuery(query: URLSearchParams, view: AuthView): string {
  const next = new URLSearchParams(query);
  if (view === 'login') next.delete('view');
  else next.set('view', view);
  return `?${next}`;
}

/**
 * Moves focus to the heading of a newly opened view once it is rendered (`ready`), for keyboard and screen reader users.
 * After the policy it focuses the policy's checkbox instead. The first view does not move the focus.
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
