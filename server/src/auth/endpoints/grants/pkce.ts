import { z } from 'zod';
import { Refusal } from '#errors.ts';
import { isBanned, findAccount } from '../../accounts/account.ts';
import { answerSignIn } from '../../sessions/present-session.ts';
import { redeemAuthCode } from '../../sessions/auth-code.ts';
import { signIn } from '../../sessions/sign-in.ts';
import { defineGrant } from './grant.ts';

const body = z.object({ auth_code: z.string().max(200).default(''), code_verifier: z.string().max(200).default('') });

/**
 * POST token?grant_type=pkce. Exchanges the code from a link's redirect for a session. The code needs a verifier, which only the
 * client that requested the mail has.
 */
export const pkceGrant = defineGrant(body, async (auth, given, sender) => {
  if (given.auth_code === '' || given.code_verifier === '') {
    const message = 'invalid request: both auth code and code verifier should be non-empty';
    throw new Refusal('validation_failed', { message });
  }
  const now = auth.clock.now();
  const outcome = await auth.database.asOwner(async (transaction) => {
    const exchanged = await redeemAuthCode(transaction, { code: given.auth_code, verifier: given.code_verifier, now });
    if (exchanged.kind !== 'good') return exchanged.kind;
    const { userId, method } = exchanged;
    const account = await findAccount(transaction, { id: userId });
    if (!account) return 'flow_state_not_found';
    if (isBanned(account, now)) return 'user_banned';
    const { refreshSecret } = auth.keys;
    return signIn(transaction, { userId, method, now, refreshSecret, device: sender.device });
  });
  if (typeof outcome === 'string') throw new Refusal(outcome);
  return answerSignIn(auth, outcome, sender);
});
