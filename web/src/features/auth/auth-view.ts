const views = ['login', 'signup', 'confirm', 'privacy'] as const;

/** The four faces of the page; each has its own address, so that back, forward and links work. */
export type AuthView = (typeof views)[number];

/** The view that the address asks for: `?view=`, or login. Something unknown is login as well. */
export function readView(query: URLSearchParams): AuthView {
  return views.find((view) => view === query.get('view')) ?? 'login';
}

/** The address of a view. */
export function viewAddress(view: AuthView): string {
  return view === 'login' ? '/auth' : `/auth?view=${view}`;
}
