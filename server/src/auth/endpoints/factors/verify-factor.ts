import { z } from 'zod';
import type { Transaction } from '#database/port.ts';
import { Refusal } from '#errors.ts';
import { sendNotice } from '../../accounts/send-notice.ts';
import type { AuthContext } from '../../auth-context.ts';
import { openSecret } from '../../factors/factor-secret.ts';
import { findFactor, type Factor } from '../../factors/factor.ts';
import { totpStep } from '../../factors/totp.ts';
import { markDevice } from '../../limits/known-device.ts';
import { limitGuesses } from '../../limits/limit-guesses.ts';
import { readCode } from '../../one-time-tokens/issue-one-time-token.ts';
import { jsonResponse } from '../../requests/json-response.ts';
import type { Sender } from '../../requests/sender.ts';
import { presentSession } from '../../sessions/present-session.ts';
import { raiseSession } from '../../sessions/continue-session.ts';
import type { Person } from '../../sessions/require-person.ts';
import { requireSecondProof } from '../../sessions/require-second-factor.ts';
import { sessionsEnded } from '../../sessions/session-is-alive.ts';
import { challengeSeconds } from './challenge-factor.ts';

export const verifyFactorBody = z.object({ challenge_id: z.string().max(40), code: z.string().max(40) });

/**
 * POST factors/{id}/verify. Raises the session to aal2 with a correct code, and returns the session. Each code works once. The
 * first correct code activates the factor, and ends the user's other aal1 sessions. It also deletes other unverified factors,
 * because an attacker who knew the password may have enrolled one.
 */
export async function verifyFactor(
  auth: AuthContext,
  factorId: string,
  body: z.infer<typeof verifyFactorBody>,
  person: Person,
  sender: Sender,
): Promise<Response> {
  const userId = person.account.id;
  const { sessionId } = person;
  const subject = `second factor of ${userId}`;
  const guess = await limitGuesses(auth, subject, sender, 'second factor');
  const now = auth.clock.now();
  const { refreshSecret } = auth.keys;
  const { signedIn, ended, added } = await auth.database.asOwner(async (transaction) => {
    const factor = await findFactor(transaction, userId, factorId);
    if (factor.status === 'unverified') requireSecondProof(person, 'activate');
    await useChallenge(transaction, factor.id, body.challenge_id, now);
    const step = totpStep(openSecret(refreshSecret, factor.id, factor.secret), readCode(body.code), now);
    if (step === undefined || !(await takeStep(transaction, factor.id, step, now))) {
      throw new Refusal('mfa_verification_failed');
    }
    const begins = factor.status !== 'verified';
    const others = begins ? await beginToCount(transaction, factor, userId, sessionId) : [];
    const raised = { userId, sessionId, factorId: factor.id, method: 'totp', now, refreshSecret } as const;
    return { signedIn: await raiseSession(transaction, raised), ended: others, added: begins };
  });
  sessionsEnded(auth.database, ended, auth.clock);
  if (added) sendNotice(auth, 'factor_added', person.account, sender.device);
  await guess.right();
  return markDevice(auth, [subject], sender, jsonResponse(await presentSession(auth, signedIn)));
}

/** Uses up a challenge. After a wrong code the transaction rolls back, so that the user can retry with the same challenge. */
async function useChallenge(transaction: Transaction, factorId: string, challengeId: string, now: Date): Promise<void> {
  const { rows } = await transaction.query<{ created_at: Date }>(
    'delete from auth.mfa_challenges where factor_id = $1 and id::text = $2 returning created_at',
    [factorId, challengeId.toLowerCase()],
  );
  if (!rows[0]) {
    const message = 'MFA factor with the provided challenge ID not found';
    throw new Refusal('mfa_factor_not_found', { status: 422, message });
  }
  const age = now.getTime() - rows[0].created_at.getTime();
  if (age >= challengeSeconds * 1000) throw new Refusal('mfa_challenge_expired');
}

/** Marks the time step of a code as used. Returns false if a code of this step or a later one was already used. */
async function takeStep(transaction: Transaction, factorId: string, step: number, now: Date): Promise<boolean> {
  const { count } = await transaction.query(
    'update auth.mfa_factors set last_used_step = $2, updated_at = $3 where id = $1 and last_used_step < $2',
    [factorId, step, now.toISOString()],
  );
  return count > 0;
}

async function beginToCount(transaction: Transaction, factor: Factor, userId: string, sessionId: string): Promise<string[]> {
  await transaction.query(`update auth.mfa_factors set status = 'verified' where id = $1`, [factor.id]);
  await transaction.query(`delete from auth.mfa_factors where user_id = $1 and status = 'unverified'`, [userId]);
  const { rows } = await transaction.query<{ id: string }>(
    `delete from auth.sessions where user_id = $1 and id <> $2 and aal = 'aal1' returning id`,
    [userId, sessionId],
  );
  return rows.map(({ id }) => id);
}
