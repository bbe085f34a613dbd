import { randomUUID } from 'node:crypto';
import type { Transaction } from '#database/port.ts';
import { hashToken, refreshTokenOf } from './refresh-token.ts';

/** The methods of authentication that a token lists as `amr`. */
export type Method = 'password' | 'otp' | 'oauth' | 'anonymous';

/** A token's entry about one authentication (`amr`). */
export interface Proof {
  method: string;
  /** Seconds since 1970. */
  timestamp: number;
}

/** The data of a session from which its tokens are made. */
export interface Session {
  id: string;
  refreshToken: string;
  aal: string;
  proofs: Proof[];
}

/** Starts a session for an authenticated user, and records the sign-in on the account. */
export async function startSession(
  transaction: Transaction,
  facts: { userId: string; method: Method; now: Date; refreshSecret: Uint8Array; device: string },
): Promise<Session> {
  const { userId, method } = facts;
  const now = facts.now.toISOString();
  const id = randomUUID();
  const refreshToken = refreshTokenOf(facts.refreshSecret, id, 0);
  await transaction.query(
    `insert into auth.sessions (id, user_id, device, created_at, updated_at) values ($1, $2, $4, $3, $3)`,
    [id, userId, now, facts.device],
  );
  await transaction.query(
    `insert into auth.mfa_amr_claims (session_id, authentication_method, created_at, updated_at) values ($1, $2, $3, $3)`,
    [id, method, now],
  );
  await transaction.query(
    `insert into auth.refresh_tokens (session_id, counter, token_hash, created_at) values ($1, 0, $2, $3)`,
    [id, hashToken(refreshToken), now],
  );
  await transaction.query(`update auth.users set last_sign_in_at = $2, updated_at = $2 where id = $1`, [userId, now]);
  await transaction.query(`update auth.identities set last_sign_in_at = $2, updated_at = $2 where user_id = $1`, [
    userId,
    now,
  ]);
  return { id, refreshToken, aal: 'aal1', proofs: [{ method, timestamp: Math.floor(facts.now.getTime() / 1000) }] };
}
