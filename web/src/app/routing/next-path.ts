import { helpParameter } from '#shared-features/help-now/help-now-address.ts';

/** The query parameter of /auth that says where the person was going. */
export const nextParameter = 'next';

/**
 * The address of the sign-in page that leads back to where the person was. Home needs no word. Help now, if it was asked for, opens there
 * and not after signing in.
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

/** Where to go after signing in: a path of this site only, never an address that leads elsewhere. */
export function nextPath(search: string, origin: string): string {
  const given = new URLSearchParams(search).get(nextParameter);
  if (!given?.startsWith('/')) return '/';
  if (!URL.canParse(given, origin)) return '/';
  const target = new URL(given, origin);
  // `/..//elsewhere` is a path of this site until its dots are gone; two slashes at the start name another one.
  return target.origin === origin ? target.pathname.replace(/^\/+/, '/') + target.search : '/';
}

/** The addresses that are open without a session (specification, section 2). */
export const openPaths: readonly string[] = ['/auth', '/forgot-password', '/update-password', '/welcome'];
