/**
 * What to do with the fragment that the page was opened with: `take` the session that the implicit flow hands over in it, `leave` it, or
 * nothing at all (errors are for the page to show). Anybody can make such an address with a session of their own; whoever is
 * signed in on this device must not come to write into a stranger's account by opening it.
 */
export function judgeAddress(hash: string, signedIn: string | undefined): 'none' | 'take' | 'leave' {
  const given = new URLSearchParams(hash.replace(/^#/, ''));
  const token = given.get('access_token');
  if (token === null || !given.has('refresh_token')) return 'none';
  return signedIn === undefined || signedIn === personOf(token) ? 'take' : 'leave';
}

/** The person a token speaks of. Nothing rests on its being true: the server judges every token. */
function personOf(token: string): unknown {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    return (JSON.parse(atob(payload)) as { sub?: unknown }).sub;
  } catch {
    return undefined;
  }
}
