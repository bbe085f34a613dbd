import type { AuthContext } from '../auth-context.ts';

/** GET .well-known/jwks.json: returns the public keys for verifying tokens, or none if a shared secret signs them. */
export function jwks({ keys }: AuthContext): Response {
  return Response.json(keys.jwks, { headers: { 'cache-control': 'public, max-age=600' } });
}
