import { nextPath } from '../next-path.ts';

interface SignIn {
  firstSignIn: boolean;
  /** The page on which the session arrived. */
  pathname: string;
  search: string;
  origin: string;
}

/**
 * What follows a sign-in (specification, section 4): the first one with premium=true leads to the plans; any other is
 * greeted and goes where the person was going. The welcome page does its own greeting and its own leading on.
 */
export function afterSignIn({ firstSignIn, pathname, search, origin }: SignIn): { to: string | null; greet: boolean } {
  if (pathname === '/welcome') return { to: null, greet: false };
  if (firstSignIn && new URLSearchParams(search).get('premium') === 'true') return { to: '/pricing', greet: false };
  return { to: pathname === '/auth' ? nextPath(search, origin) : null, greet: true };
}
