import { helpParameter } from '#shared-features/help-now/help-now-address.ts';

/** The query parameter of /auth that names the page to open after signing in. */
export const nextParameter = 'next';

/**
 * The URL of the sign-in page that leads back to the page `from`. The home page needs no parameter. If Help now is open,
 * it opens on the sign-in page too, but not again after signing in.
 */
export function signInPath(from: { pathname: string; search: string }): string {
  const query = new URLSearchParams(from.search);
  const help = query.get(helpParameter);
  query.delete(helpParameter);
  const path = from.pathname + (query.size ? `?${query}` : '');
  const parameters = new URLSearchParams({
    ...(path !== '/' && { [nextParameter]: path }),
    ...(help && { [helpParameter]: help }),
  });
  return parameters.size ? `/auth?${parameters}` : '/auth';
}

/** The page to open after signing in. It is always a path of this site, so that a link cannot lead to another site. */
export function nextPath(search: string, origin: string): string {
  const given = new URLSearchParams(search).get(nextParameter);
  if (!given?.startsWith('/')) return '/';
  if (!URL.canParse(given, origin)) return '/';
  const target = new URL(given, origin);
  // `/..//elsewhere` normalizes to two leading slashes, which would name another site.
  return target.origin === origin ? target.pathname.replace(/^\/+/, '/') + target.search : '/';
}

/** The paths that need no session (specification, section 2), and the page for readers of a health link. */
export const openPaths: readonly string[] = ['/auth', '/forgot-password', '/update-password', '/welcome', '/health-link'];

interface SignIn {
  firstSignIn: boolean;
  /** The page on which the session started. */
  pathname: string;
  search: string;
  origin: string;
  /** Whether the user signed in in another tab. That tab shows the greeting. */
  elsewhere: boolean;
}

/**
 * Decides what follows a sign-in. `to` is the path to open; null keeps the current page. `greet` says whether to show a
 * greeting. On the welcome page, on the page for a new password, and while the user confirms by code in this tab, nothing
 * follows: these pages continue by themselves. Otherwise a first sign-in with premium=true in the URL opens the plans. All
 * other users who sign in here get a greeting. From /auth they continue to the requested page.
 */
export function afterSignIn(signIn: SignIn): { to: string | null; greet: boolean } {
  const { firstSignIn, pathname, search, origin, elsewhere } = signIn;
  const query = new URLSearchParams(search);
  const confirming = pathname === '/auth' && query.get('view') === 'confirm';
  if (['/welcome', '/update-password'].includes(pathname) || (confirming && !elsewhere)) return { to: null, greet: false };
  if (firstSignIn && query.get('premium') === 'true') return { to: '/pricing', greet: false };
  return { to: pathname === '/auth' ? nextPath(search, origin) : null, greet: !elsewhere };
}
