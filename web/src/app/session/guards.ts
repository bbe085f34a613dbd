import { redirect } from 'react-router';
import { nextPath, signInPath } from '../next-path.ts';
import { sessionKnown } from './session-known.ts';

/** Sends whoever is not signed in to the sign-in page, which leads back here. */
export async function requireSession(request: Request): Promise<void> {
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- a thrown redirect is how the router is told
  if (!(await sessionKnown())) throw redirect(signInPath(new URL(request.url)));
}

/** Sends whoever is signed in away from the public pages, to where they were going. */
export async function requireNoSession(request: Request): Promise<void> {
  const url = new URL(request.url);
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- a thrown redirect is how the router is told
  if (await sessionKnown()) throw redirect(nextPath(url.search, url.origin));
}
