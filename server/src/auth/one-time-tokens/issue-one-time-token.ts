import { randomBytes } from 'node:crypto';
import type { Transaction } from '#database/port.ts';
import { hashToken } from '../sessions/refresh-token.ts';
import { hashCode, newCode } from './one-time-code.ts';
import type { TokenType } from './token-type.ts';

/**
 * Hours that a mail's link and code are good for. A new person may read the mail the next day, and their account holds nothing yet;
 * what opens an account that is in use is good for an hour.
 */
export const validHours: Record<TokenType, number> = { confirmation_token: 24, recovery_token: 1 };

/** What goes into the mail, and nowhere else. */
export interface OneTimeToken {
  token: string;
  code: string;
}

const sentColumn: Record<TokenType, string> = {
  confirmation_token: 'confirmation_sent_at',
  recovery_token: 'recovery_sent_at',
};

/** Makes a link's token and a code for a person; older ones of the same type end with it. Only hashes are kept. */
export async function issueOneTimeToken(
  transaction: Transaction,
  facts: { userId: string; email: string; type: TokenType; now: Date; secret: Uint8Array },
): Promise<OneTimeToken> {
  const { userId, type, now } = facts;
  const token = randomBytes(32).toString('base64url');
  const code = newCode();
  const expires = new Date(now.getTime() + validHours[type] * 3_600_000);
  await transaction.query(
    `insert into auth.one_time_tokens as kept
       (user_id, token_type, token_hash, code_hash, relates_to, expires_at, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $7)
     on conflict (user_id, token_type) do update set
       token_hash = excluded.token_hash, code_hash = excluded.code_hash, code_attempts = 0, relates_to = excluded.relates_to,
       expires_at = excluded.expires_at, created_at = excluded.created_at, updated_at = excluded.updated_at`,
    [
      userId,
      type,
      hashToken(token),
      hashCode(facts.secret, userId, code),
      facts.email,
      expires.toISOString(),
      now.toISOString(),
    ],
  );
  await transaction.query(`update auth.users set ${sentColumn[type]} = $2, updated_at = $2 where id = $1`, [
    userId,
    now.toISOString(),
  ]);
  return { token, code };
}
