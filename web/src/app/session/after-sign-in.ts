import { nextPath } from '#app/routing/next-path.ts';

interface SignIn {
  firstSignIn: boolean;
  /** The page on which the session arrived. */
  pathname: string;
  search: string;
  origin: string;
  /** The session came from another tab: that tab does the greeting. */
  elsewhere: boolean;
}

/**
 * What follows a sign-in: the first one with premium=true leads to the plans; any other is
 * greeted and goes where the person was going. The welcome page greets by itself, and so does
 * confirming by a code, which leads there; a new password is chosen first.
 */
export function afterSignIn(signIn: SignIn): { to: string | null; greet: boolean } {
  const { firstSignIn, pathname, search, origin, elsewhere } = signIn;
  const query = new URLSearchParams(search);
  const confirming = pathname === '/auth' && query.get('view') === 'confirm';
  if (['/welcome', '/update-password'].includes(pathname) || (confirming && !elsewhere)) return { to: null, greet: false };
  if (firstSignIn && query.get('premium') === 'true') return { to: '/pricing', greet: false };
  return { to: pathname === '/auth' ? nextPath(search, origin) : null, greet: !elsewhere };
}
