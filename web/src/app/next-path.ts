/** The query parameter of /auth that says where the person was going. */
export const nextParameter = 'next';

/** The address of the sign-in page that leads back to where the person was. Home needs no word. */
export function signInPath(from: { pathname: string; search: string }): string {
  const path = from.pathname + from.search;
  return path === '/' ? '/auth' : `/auth?${new URLSearchParams({ [nextParameter]: path })}`;
}

/** Where to go after signing in: a path of this site only, never an address that leads elsewhere. */
export function nextPath(search: string, origin: string): string {
  const given = new URLSearchParams(search).get(nextParameter);
  if (!given?.startsWith('/')) return '/';
  if (!URL.canParse(given, origin)) return '/';
  const target = new URL(given, origin);
  return target.origin === origin ? target.pathname + target.search : '/';
}
