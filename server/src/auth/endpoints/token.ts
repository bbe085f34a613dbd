import { Refusal } from '#errors.ts';
import type { AuthContext } from '../auth-context.ts';
import type { Sender } from '../requests/sender.ts';
import type { Grant } from './grants/grant.ts';
import { idTokenGrant } from './grants/id-token.ts';
import { passwordGrant } from './grants/password.ts';
import { pkceGrant } from './grants/pkce.ts';
import { refreshTokenGrant } from './grants/refresh-token.ts';

/** All grant types, one line each. */
const grants = new Map<string | undefined, Grant>([
  ['password', passwordGrant],
  ['refresh_token', refreshTokenGrant],
  ['pkce', pkceGrant],
  ['id_token', idTokenGrant],
]);

/** POST token?grant_type=...: runs the handler of the grant type. */
export async function token(
  auth: AuthContext,
  grantType: string | undefined,
  request: Request,
  sender: Sender,
): Promise<Response> {
  if (grantType === 'web3') throw new Refusal('web3_provider_disabled');
  const grant = grants.get(grantType);
  if (!grant) throw new Refusal('unsupported_grant_type');
  return grant(auth, request, sender);
}
