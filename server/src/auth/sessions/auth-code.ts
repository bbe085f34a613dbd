import { randomUUID } from 'node:crypto';
import type { Transaction } from '#database/port.ts';
import { answersChallenge, type CodeChallenge } from '../one-time-tokens/code-challenge.ts';
import { hashToken } from './refresh-token.ts';
import type { Method } from './start-session.ts';

/** Minutes until the code expires: enough time to return from a redirect. */
const validMinutes = 5;

/** Creates the PKCE code for a redirect. The database stores only its hash. */
export async function issueAuthCode(
  transaction: Transaction,
  facts: { userId: string; challenge: CodeChallenge; method: Method; now: Date },
): Promise<string> {
  const { userId, challenge, method, now } = facts;
  const code = randomUUID();
  await transaction.query(`delete from auth.flow_state where expires_at < $1`, [
    // Expired rows stay for a day, so that a client with an expired code gets a precise error.
    new Date(now.getTime() - 86_400_000).toISOString(),
  ]);
  await transaction.query(
    `insert into auth.flow_state
       (user_id, auth_code_hash, code_challenge, code_challenge_method, authentication_method, expires_at, created_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      userId,
      hashToken(code),
      challenge.challenge,
      challenge.method,
      method,
      new Date(now.getTime() + validMinutes * 60_000).toISOString(),
      now.toISOString(),
    ],
  );
  return code;
}

type Exchanged =
  | { kind: 'good'; userId: string; method: Method }
  | { kind: 'flow_state_not_found' | 'flow_state_expired' | 'bad_code_verifier' };

interface Found {
  user_id: string;
  code_challenge: string;
  code_challenge_method: CodeChallenge['method'];
  authentication_method: Method;
  expires_at: Date;
}

/** Exchanges a PKCE code. Uses up the code even if the verifier is wrong, so that an attacker gets no second guess. */
export async function redeemAuthCode(
  transaction: Transaction,
  facts: { code: string; verifier: string; now: Date },
): Promise<Exchanged> {
  const { rows } = await transaction.query<Found>(
    `delete from auth.flow_state where auth_code_hash = $1
     returning user_id, code_challenge, code_challenge_method, authentication_method, expires_at`,
    [hashToken(facts.code)],
  );
  const found = rows[0];
  if (!found) return { kind: 'flow_state_not_found' };
  if (found.expires_at <= facts.now) return { kind: 'flow_state_expired' };
  const challenge = { challenge: found.code_challenge, method: found.code_challenge_method };
  if (!answersChallenge(facts.verifier, challenge)) return { kind: 'bad_code_verifier' };
  return { kind: 'good', userId: found.user_id, method: found.authentication_method };
}
