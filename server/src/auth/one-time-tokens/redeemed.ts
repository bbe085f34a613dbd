import type { Address } from '../accounts/address.ts';
import type { CodeChallenge } from './code-challenge.ts';
import type { TokenType } from './token-type.ts';

/** What a used-up link or code was for. */
export interface Redeemed {
  userId: string;
  type: TokenType;
  /** Where it was sent, and so what its bearer reads. */
  address: Address;
  challenge: CodeChallenge | undefined;
  /** When it was asked for; sending it once more does not count. */
  askedAt: Date;
}

/** The columns of auth.one_time_tokens that it is made of. */
export interface RedeemedRow {
  user_id: string;
  token_type: TokenType;
  relates_to: string;
  code_challenge: string | null;
  code_challenge_method: CodeChallenge['method'] | null;
  created_at: Date;
}
export const redeemedColumns = 'user_id, token_type, relates_to, code_challenge, code_challenge_method, created_at';

/**
 * A change is confirmed by the account that began it; anybody else's code for the same address is none to them. Without a session nobody knows
 * whose it was meant to be when another account waits for the address, too, or did until yesterday. For `kept` rows; the parameters are
 * those of the caller's id (or null) and of the time.
 */
export const redeemable = (caller: string, now: string) => `(
  kept.token_type not in ('email_change_token_current', 'email_change_token_new', 'phone_change_token')
  or kept.user_id = ${caller}::uuid
  or ${caller}::uuid is null and not exists (
    select from auth.one_time_tokens other
    where other.relates_to = kept.relates_to and other.user_id <> kept.user_id
      and other.token_type = kept.token_type and kept.token_type <> 'email_change_token_current'
      and other.updated_at > ${now}::timestamptz - interval '1 day'))`;

export function readRedeemed(row: RedeemedRow): Redeemed {
  const { code_challenge: challenge, code_challenge_method: method } = row;
  return {
    userId: row.user_id,
    type: row.token_type,
    address: { kind: row.relates_to.includes('@') ? 'email' : 'phone', value: row.relates_to },
    challenge: challenge !== null && method !== null ? { challenge, method } : undefined,
    askedAt: row.created_at,
  };
}
