import type { Transaction } from '#database/port.ts';
import { findAccount, findIdentities } from '../accounts/find-account.ts';
import type { CallingSession } from './calling-session.ts';
import { refreshTokenOf } from './refresh-token.ts';
import type { SignedIn } from './sign-in.ts';
import { advance, proofsOf } from './turn-refresh-token.ts';

/**
 * Answers a session anew, with its account as it is now: the same session at the same level, its refresh token turned; the one before answers
 * the new one, as after any turn. Undefined when it is not this person's or has ended.
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
