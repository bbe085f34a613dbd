import type { Transaction } from '#database/port.ts';
import { Refusal } from '#errors.ts';
import { findAccount, findIdentities } from '../accounts/account.ts';
import type { CallingSession } from './calling-session.ts';
import type { SignedIn } from './sign-in.ts';
import { advance, proofsOf, refreshTokenOf } from './refresh-token.ts';

/**
 * Continues a session at the same level, with its account's current data, and rotates its refresh token. A client that still
 * sends the previous refresh token gets the new one, as after any rotation. Returns undefined when the session has ended or
 * belongs to another user.
 */
export async function continueSession(
  transaction: Transaction,
  facts: CallingSession & { now: Date; refreshSecret: Uint8Array },
): Promise<SignedIn | undefined> {
  const { userId, sessionId, now } = facts;
  const { rows } = await transaction.query<{ counter: number; aal: string }>(
    `select refresh_token_counter as counter, aal from auth.sessions
     where id = $1 and user_id = $2 and (not_after is null or not_after > $3) for update`,
    [sessionId, userId, now.toISOString()],
  );
  const account = await findAccount(transaction, { id: userId });
  if (!rows[0] || !account) return undefined;
  const counter = rows[0].counter + 1;
  const refreshToken = refreshTokenOf(facts.refreshSecret, sessionId, counter);
  await advance(transaction, { id: sessionId, counter, refreshToken, now });
  const proofs = await proofsOf(transaction, sessionId);
  const identities = await findIdentities(transaction, userId);
  return { account, identities, session: { id: sessionId, refreshToken, aal: rows[0].aal, proofs } };
}

/**
 * Raises a session to aal2 after a second factor and rotates its refresh token as `continueSession` does. Refuses with
 * `session_not_found` when the session ended in the meantime.
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
