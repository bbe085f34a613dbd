import { z } from 'zod';
import { Refusal } from '#errors.ts';
import { sendNotice } from '../../accounts/send-notice.ts';
import type { AuthContext } from '../../auth-context.ts';
import { findRecoveryFactor, useRecoveryCode } from '../../factors/recovery-codes.ts';
import { markDevice } from '../../limits/known-device.ts';
import { limitGuesses } from '../../limits/limit-guesses.ts';
import { jsonResponse } from '../../requests/json-response.ts';
import type { Sender } from '../../requests/sender.ts';
import { presentSession } from '../../sessions/present-session.ts';
import { raiseSession } from '../../sessions/continue-session.ts';
import type { Person } from '../../sessions/require-person.ts';

export const verifyRecoveryCodeBody = z.object({ code: z.string().max(60) });

/**
 * POST factors/recovery-codes/verify: raises the session to aal2 with a single-use code. The user can then remove the lost
 * factor. Ignores case, spaces and hyphens in the code.
 */
export async function verifyRecoveryCode(
  auth: AuthContext,
  body: z.infer<typeof verifyRecoveryCodeBody>,
  person: Person,
  sender: Sender,
): Promise<Response> {
  const userId = person.account.id;
  const { sessionId } = person;
  const subject = `second factor of ${userId}`;
  const guess = await limitGuesses(auth, subject, sender, 'second factor');
  const { refreshSecret } = auth.keys;
  const signedIn = await auth.database.asOwner(async (transaction) => {
    const factor = await findRecoveryFactor(transaction, userId);
    if (!factor || !(await useRecoveryCode(transaction, { userId, code: body.code, secret: refreshSecret }))) {
      throw new Refusal('mfa_verification_failed', { message: 'Invalid recovery code entered' });
    }
    const method = 'mfa/recovery_code';
    const now = auth.clock.now();
    return raiseSession(transaction, { userId, sessionId, factorId: factor.id, method, now, refreshSecret });
  });
  sendNotice(auth, 'recovery_code_used', person.account, sender.device);
  await guess.right();
  return markDevice(auth, [subject], sender, jsonResponse(await presentSession(auth, signedIn)));
}
