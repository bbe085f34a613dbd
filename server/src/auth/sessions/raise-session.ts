import type { Transaction } from '#database/port.ts';
import { Refusal } from '#errors.ts';
import { continueSession } from './continue-session.ts';
import type { SignedIn } from './sign-in.ts';

/**
 * Raises a session to aal2 after a second proof, and turns its refresh token: the one before answers the new one, as after any turn. Refuses
 * with `session_not_found` when the session ended meanwhile.
 */
export async function raiseSession(
  transaction: Transaction,
  facts: {
    userId: string;
    sessionId: string;
    factorId: string;
    method: 'totp' | 'mfa/recovery_code';
    now: Date;
    refreshSecret: Uint8Array;
  },
): Promise<SignedIn> {
  const { userId, sessionId, now } = facts;
  const { count } = await transaction.query(
    `update auth.sessions set aal = 'aal2', factor_id = $3 where id = $1 and user_id = $2`,
    [sessionId, userId, facts.factorId],
  );
  if (count === 0) throw new Refusal('session_not_found');
  await transaction.query(
    `insert into auth.mfa_amr_claims (session_id, authentication_method, created_at, updated_at) values ($1, $2, $3, $3)
     on conflict (session_id, authentication_method) do update set created_at = $3, updated_at = $3`,
    [sessionId, facts.method, now.toISOString()],
  );
  const raised = await continueSession(transaction, facts);
  if (!raised) throw new Refusal('session_not_found');
  return raised;
}
