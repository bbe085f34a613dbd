const views = ['login', 'signup', 'confirm', 'privacy'] as const;

/** The four faces of the page; each has its own address, so that back, forward and links work. */
export type AuthView = (typeof views)[number];

/** The view that the address asks for: `?view=`, or login. Something unknown is login as well. */
export function readView(query: URLSearchParams): AuthView {
  return views.find((view) => view === query.get('view')) ?? 'login';
}

/** The query of another view. What else the address carries stays, such as where the person was going. */
export function viewQuery(query: URLSearchParams, view: AuthView): string {
  const next = new URLSearchParams(query);
  if (view === 'login') next.delete('view');
  else next.set('view', view);
  return `?${next}`;
}
