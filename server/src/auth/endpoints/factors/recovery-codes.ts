import { z } from 'zod';
import { Refusal } from '#errors.ts';
import { hasSecondFactor } from '../../accounts/account.ts';
import type { AuthContext } from '../../auth-context.ts';
import { countRecoveryCodes, makeRecoveryCodes, useRecoveryCode } from '../../factors/recovery-codes.ts';
import { limitGuesses } from '../../limits/limit-guesses.ts';
import { answer } from '../../requests/answer.ts';
import type { Sender } from '../../requests/sender.ts';
import { presentSession } from '../../sessions/present-session.ts';
import { raiseSession } from '../../sessions/raise-session.ts';
import type { Person } from '../../sessions/require-person.ts';

/** Our own addition to the protocol, for who has lost the device with their second factor; docs/protocol.md. */

/** GET factors/recovery-codes: how many are left. */
export async function recoveryCodesLeft(auth: AuthContext, person: Person): Promise<Response> {
  const remaining = await auth.database.asOwner((transaction) => countRecoveryCodes(transaction, person.account.id));
  return answer({ remaining });
}

/** POST factors/recovery-codes: ten new codes, shown this once; older ones end. Only with a second factor, and signed in with it. */
export async function newRecoveryCodes(auth: AuthContext, person: Person): Promise<Response> {
  const { account } = person;
  if (!hasSecondFactor(account)) throw new Refusal('mfa_factor_not_found');
  if (person.aal === 'aal1') {
    throw new Refusal('insufficient_aal', { status: 403, message: 'AAL2 required to make recovery codes' });
  }
  const facts = { userId: account.id, now: auth.clock.now(), secret: auth.keys.refreshSecret };
  const codes = await auth.database.asOwner((transaction) => makeRecoveryCodes(transaction, facts));
  return answer({ codes });
}

export const useRecoveryCodeBody = z.object({ code: z.string().max(60) });

/** POST factors/recovery-codes/verify: raises the session to aal2 with a code, once; the lost factor can then be removed. */
export async function verifyRecoveryCode(
  auth: AuthContext,
  body: z.infer<typeof useRecoveryCodeBody>,
  person: Person,
  sender: Sender,
): Promise<Response> {
  const userId = person.account.id;
  const guessedRight = await limitGuesses(auth, `second factor of ${userId}`, sender.address);
  const { refreshSecret } = auth.keys;
  const signedIn = await auth.database.asOwner(async (transaction) => {
    if (!(await useRecoveryCode(transaction, { userId, code: body.code, secret: refreshSecret }))) {
      throw new Refusal('mfa_verification_failed', { message: 'Invalid recovery code entered' });
    }
    const now = auth.clock.now();
    return raiseSession(transaction, { userId, sessionId: person.sessionId, method: 'recovery_code', now, refreshSecret });
  });
  await guessedRight();
  return answer(await presentSession(auth, signedIn));
}
