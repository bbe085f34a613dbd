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
