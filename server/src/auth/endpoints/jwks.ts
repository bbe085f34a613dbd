import type { AuthContext } from '../auth-context.ts';

/** GET .well-known/jwks.json: returns the public key for verifying tokens, or none if a shared secret signs the tokens. */
export function jwks({ keys }: AuthContext): Response {
  return Response.json(keys.jwks, { headers: { 'cache-control': 'public, max-age=600' } });
}
