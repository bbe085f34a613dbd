import type { AuthContext } from '../auth-context.ts';

/** GET .well-known/jwks.json: the public key that tokens are verified with; no key when they are signed with a shared secret. */
export function jwks({ keys }: AuthContext): Response {
  return Response.json(keys.jwks, { headers: { 'cache-control': 'public, max-age=600' } });
}
