import type { Transaction } from '#database/port.ts';
import { Refusal } from '#errors.ts';
import { findAccount, findIdentities } from '../accounts/find-account.ts';
import { refreshTokenOf } from './refresh-token.ts';
import type { SignedIn } from './sign-in.ts';
import { advance, proofsOf } from './turn-refresh-token.ts';

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
  const { rows } = await transaction.query<{ counter: number }>(
    `update auth.sessions set aal = 'aal2', factor_id = $3 where id = $1 and user_id = $2
     returning refresh_token_counter as counter`,
    [sessionId, userId, facts.factorId],
  );
  const account = await findAccount(transaction, { id: userId });
  if (!rows[0] || !account) throw new Refusal('session_not_found');
  await transaction.query(
    `insert into auth.mfa_amr_claims (session_id, authentication_method, created_at, updated_at) values ($1, $2, $3, $3)
     on conflict (session_id, authentication_method) do update set created_at = $3, updated_at = $3`,
    [sessionId, facts.method, now.toISOString()],
  );
  const counter = rows[0].counter + 1;
  const refreshToken = refreshTokenOf(facts.refreshSecret, sessionId, counter);
  await advance(transaction, { id: sessionId, counter, refreshToken, now });
  const proofs = await proofsOf(transaction, sessionId);
  const identities = await findIdentities(transaction, userId);
  return { account, identities, session: { id: sessionId, refreshToken, aal: 'aal2', proofs } };
}
