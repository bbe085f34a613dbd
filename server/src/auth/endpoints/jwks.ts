import type { AuthContext } from '../auth-context.ts';

/** GET .well-known/jwks.json: the public key for verifying tokens; no key when tokens are signed with a shared secret. */
export function jwks({ keys }: AuthContext): Response {
  return Response.json(keys.jwks, { headers: { 'cache-control': 'public, max-age=600' } });
}
