import { createHash, createHmac } from 'node:crypto';
import type { Transaction } from '#database/port.ts';
import { isOver } from './session-age.ts';
import type { Proof, Session } from './start-session.ts';

/**
 * Seconds for which a used refresh token still works, because a second tab may send it too, or its response may get lost. A later
 * use counts as theft, unless the token is the direct predecessor of the active one.
 */
export const reuseWindowSeconds = 10;
/** Number of rotations after which the server deletes an old refresh token. */
const turnsRemembered = 200;

type Turned =
  | { kind: 'unknown' }
  | { kind: 'ended' }
  /**
   * An old token was sent again after `reuseWindowSeconds`, so an attacker may have a copy. `turnRefreshToken` has ended the
   * session.
   */
  | { kind: 'reused'; sessionId: string }
  | { kind: 'good'; userId: string; session: Session };

interface Found {
  id: string;
  user_id: string;
  aal: string;
  not_after: Date | null;
  created_at: Date;
  used_at: Date;
  active: number;
  counter: number;
}

/**
 * Exchanges a refresh token. The active token is used up, and its successor becomes active. The predecessor of the active token
 * can be exchanged for the active token any number of times, because a response may get lost. An older token works for ten
 * seconds after its use. A later use ends the whole session, because an attacker may have a copy. Never throws for a bad token,
 * so that the caller can commit the end of the session.
 */
export async function turnRefreshToken(
  transaction: Transaction,
  facts: { token: string; now: Date; refreshSecret: Uint8Array },
): Promise<Turned> {
  const { now, refreshSecret } = facts;
  const tokenHash = hashToken(facts.token);
  // The lock on the session serialises the requests of two tabs: the second request sees the result of the first.
  const { rows } = await transaction.query<Found>(
    `select session.id, session.user_id, session.aal, session.not_after, session.created_at,
       coalesce(session.refreshed_at, session.created_at) as used_at,
       session.refresh_token_counter as active, token.counter
     from auth.refresh_tokens token join auth.sessions session on session.id = token.session_id
     where token.token_hash = $1 for update of session`,
    [tokenHash],
  );
  const found = rows[0];
  if (!found) return { kind: 'unknown' };
  if (isOver(found, now)) return { kind: 'ended' };
  if (found.counter < found.active - 1 && !(await wasJustUsed(transaction, tokenHash, now))) {
    await transaction.query('delete from auth.sessions where id = $1', [found.id]);
    return { kind: 'reused', sessionId: found.id };
  }
  const counter = found.counter === found.active ? found.active + 1 : found.active;
  const refreshToken = refreshTokenOf(refreshSecret, found.id, counter);
  if (counter > found.active) await advance(transaction, { id: found.id, counter, refreshToken, now });
  const proofs = await proofsOf(transaction, found.id);
  return { kind: 'good', userId: found.user_id, session: { id: found.id, refreshToken, aal: found.aal, proofs } };
}

/**
 * Whether the token was used within the last ten seconds. Call it after the session is locked, because a concurrent request may
 * just have used the token.
 */
async function wasJustUsed(transaction: Transaction, tokenHash: string, now: Date): Promise<boolean> {
  const { rows } = await transaction.query<{ used_at: Date | null }>(
    'select used_at from auth.refresh_tokens where token_hash = $1',
    [tokenHash],
  );
  const usedAt = rows[0]?.used_at;
  // If the time of use is in the future, the clock was set back since. An old token must not stay valid until that time.
  return !!usedAt && Math.abs(now.getTime() - usedAt.getTime()) <= reuseWindowSeconds * 1000;
}

/** Makes the token of this rotation the active one. The caller must have locked the session's row. */
export async function advance(
  transaction: Transaction,
  facts: { id: string; counter: number; refreshToken: string; now: Date },
): Promise<void> {
  const { id, counter } = facts;
  const now = facts.now.toISOString();
  await transaction.query(
    'update auth.sessions set refresh_token_counter = $2, refreshed_at = $3, updated_at = $3 where id = $1',
    [id, counter, now],
  );
  await transaction.query('update auth.refresh_tokens set used_at = $3 where session_id = $1 and counter = $2', [
    id,
    counter - 1,
    now,
  ]);
  await transaction.query(
    'insert into auth.refresh_tokens (session_id, counter, token_hash, created_at) values ($1, $2, $3, $4)',
    [id, counter, hashToken(facts.refreshToken), now],
  );
  await transaction.query('delete from auth.refresh_tokens where session_id = $1 and counter < $2', [
    id,
    counter - turnsRemembered,
  ]);
}

/** Returns the session's authentication methods, latest first. */
export async function proofsOf(transaction: Transaction, sessionId: string): Promise<Proof[]> {
  const { rows } = await transaction.query<{ authentication_method: string; created_at: Date }>(
    'select authentication_method, created_at from auth.mfa_amr_claims where session_id = $1 order by created_at desc',
    [sessionId],
  );
  return rows.map((row) => ({
    method: row.authentication_method,
    timestamp: Math.floor(row.created_at.getTime() / 1000),
  }));
}

/**
 * Returns the refresh token of a session's n-th rotation. It is derived from the server's key, so that the server can return the
 * active token again without storing it.
 */
export function refreshTokenOf(secret: Uint8Array, sessionId: string, counter: number): string {
  return createHmac('sha256', secret).update(`refresh\n${sessionId}\n${counter}`).digest('base64url');
}

/** The stored hash of a random token. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
