import { createHash } from 'node:crypto';
import { z } from 'zod';
import { Refusal } from '#errors.ts';
import { isEmailAddress } from '@cogn/shared/email-address.ts';
import { isBanned, findAccount } from '../../accounts/account.ts';
import { accountOfIdentity } from '../../accounts/account-of-identity.ts';
import { BadIdToken, type IdTokenClaims } from '../../id-tokens/id-tokens.ts';
import { metaSecurity, orAbsent } from '../../requests/fields.ts';
import { answerSignIn } from '../../sessions/present-session.ts';
import { signIn } from '../../sessions/sign-in.ts';
import { defineGrant } from './grant.ts';

const body = z.object({
  provider: z.string().min(1).max(80),
  id_token: z.string().min(1).max(16_384),
  access_token: orAbsent(z.string().max(16_384)),
  nonce: orAbsent(z.string().max(1024)),
  gotrue_meta_security: metaSecurity,
});

/**
 * For each provider name that clients send, the URL of its issuer. If the provider is not enabled, the refusal contains this
 * URL, so that the operator knows which issuer to configure.
 */
const wellKnownIssuers: Record<string, string | undefined> = {
  apple: 'https://appleid.apple.com',
  google: 'https://accounts.google.com',
};

/**
 * POST token?grant_type=id_token. Creates a session for the user of an ID token from a configured issuer. If the token or the
 * request has a `nonce`, the token's must be the SHA-256 of the request's. A token stolen elsewhere is then useless here.
 */
export const idTokenGrant = defineGrant(body, async (auth, given, sender) => {
  const { provider } = given;
  if (!auth.idTokens.knows(provider)) {
    const issuer = wellKnownIssuers[provider] ?? provider;
    throw new Refusal('provider_disabled', { message: `Provider (issuer "${issuer}") is not enabled` });
  }
  let claims: IdTokenClaims;
  try {
    claims = await auth.idTokens.verify(provider, given.id_token);
  } catch (error) {
    if (error instanceof BadIdToken) throw new Refusal('invalid_grant', { message: 'Bad ID token', cause: error });
    // The issuer did not respond, or responded wrongly, so the token may be valid. The `cause` makes the server log an error for
    // the operator.
    const message = 'The service that vouches for this sign-in does not answer at the moment. Try again shortly.';
    throw new Refusal('not_ready', { message, cause: error });
  }
  checkNonce(given.nonce, claims.nonce);
  if (claims.email !== undefined && !isEmailAddress(claims.email)) delete claims.email;
  const now = auth.clock.now();
  const maySignUp = auth.config.signUp === 'open';
  const outcome = await auth.database.asOwner(async (transaction) => {
    const userId = await accountOfIdentity(transaction, { provider, claims, now, maySignUp });
    if (!userId) return 'email_not_confirmed';
    const account = await findAccount(transaction, { id: userId });
    if (!account) return 'user_not_found';
    if (isBanned(account, now)) return 'user_banned';
    const { refreshSecret } = auth.keys;
    return signIn(transaction, { userId, method: 'oauth', now, refreshSecret, device: sender.device });
  });
  if (typeof outcome === 'string') throw new Refusal(outcome);
  return answerSignIn(auth, outcome, sender);
});

function checkNonce(given: string | undefined, claimed: string | undefined): void {
  if ((given === undefined) !== (claimed === undefined)) {
    const message = 'Passed nonce and nonce in id_token should either both exist or not.';
    throw new Refusal('invalid_request', { message });
  }
  if (given === undefined) return;
  if (createHash('sha256').update(given).digest('hex') !== claimed) {
    throw new Refusal('invalid_request', { message: 'Nonces mismatch' });
  }
}
