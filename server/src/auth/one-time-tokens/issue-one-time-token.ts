import { randomBytes, createHmac, randomInt } from 'node:crypto';
import type { Transaction } from '#database/port.ts';
import type { Address } from '../accounts/account.ts';
import { hashToken } from '../sessions/refresh-token.ts';
import type { CodeChallenge } from './code-challenge.ts';
import type { TokenType } from './token-type.ts';

/**
 * Hours until a mail's link and code expire. A link to sign in or to set a new password is valid for one hour, because it may
 * open an account with data. A confirmation is valid for a day, because new users may read the mail the next day and their
 * account has no data yet. An e-mail change is valid for a day, because the user needs two mailboxes.
 */
export const validHours: Record<TokenType, number> = {
  confirmation_token: 24,
  recovery_token: 1,
  reauthentication_token: 1,
  email_change_token_current: 24,
  email_change_token_new: 24,
  phone_change_token: 1,
};

/** Minutes until a code in a text message expires. A short time suffices, because users have the phone at hand. */
export const textMinutes = 10;

/** The secrets of a link (`token`) and of a code. The database stores only their hashes. */
export interface OneTimeToken {
  token: string;
  code: string;
}

const sentColumn: Record<TokenType, string> = {
  confirmation_token: 'confirmation_sent_at',
  recovery_token: 'recovery_sent_at',
  reauthentication_token: 'reauthentication_sent_at',
  email_change_token_current: 'email_change_sent_at',
  email_change_token_new: 'email_change_sent_at',
  phone_change_token: 'phone_change_sent_at',
};

/**
 * Creates a link token and a code for a user, and invalidates older ones of the same type. Stores only hashes. A text message has
 * no link, so for phones it stores only the hash of the code. `again` renews an earlier request: the row keeps that request's
 * time and PKCE challenge.
 */
export async function issueOneTimeToken(
  transaction: Transaction,
  facts: {
    userId: string;
    address: Address;
    type: TokenType;
    now: Date;
    secret: Uint8Array;
    challenge?: CodeChallenge | undefined;
    again?: boolean;
  },
): Promise<OneTimeToken> {
  const { userId, type, now, address, challenge, again } = facts;
  const token = randomBytes(32).toString('base64url');
  const code = newCode();
  const minutes = address.kind === 'phone' ? textMinutes : validHours[type] * 60;
  const asking = again
    ? ''
    : `code_challenge = excluded.code_challenge, code_challenge_method = excluded.code_challenge_method,
       created_at = excluded.created_at,`;
  await transaction.query(
    `insert into auth.one_time_tokens as kept (user_id, token_type, token_hash, code_hash, relates_to, expires_at, code_challenge,
       code_challenge_method, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9)
     on conflict (user_id, token_type) do update set
       token_hash = excluded.token_hash, code_hash = excluded.code_hash, code_attempts = 0, relates_to = excluded.relates_to,
       expires_at = excluded.expires_at, ${asking} updated_at = excluded.updated_at`,
    [
      userId,
      type,
      address.kind === 'phone' ? null : hashToken(token),
      hashCode(facts.secret, userId, code),
      address.value,
      new Date(now.getTime() + minutes * 60_000).toISOString(),
      challenge?.challenge ?? null,
      challenge?.method ?? null,
      now.toISOString(),
    ],
  );
  await transaction.query(`update auth.users set ${sentColumn[type]} = $2, updated_at = $2 where id = $1`, [
    userId,
    now.toISOString(),
  ]);
  return { token, code };
}

function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

/** Six digits are quick to brute-force, so the hash uses the server's key. The database alone does not reveal the code. */
export function hashCode(secret: Uint8Array, userId: string, code: string): string {
  return createHmac('sha256', secret).update(`code\n${userId}\n${code}`).digest('base64url');
}

/** Normalises a typed code: removes pasted spaces and hyphens, and converts full-width digits. */
export function readCode(typed: string): string {
  return typed.normalize('NFKC').replace(/[\s-]/g, '');
}
