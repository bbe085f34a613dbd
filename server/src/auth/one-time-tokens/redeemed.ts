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
}

/** The columns of auth.one_time_tokens that it is made of. */
export interface RedeemedRow {
  user_id: string;
  token_type: TokenType;
  relates_to: string;
  code_challenge: string | null;
  code_challenge_method: CodeChallenge['method'] | null;
}
export const redeemedColumns = 'user_id, token_type, relates_to, code_challenge, code_challenge_method';

export function readRedeemed(row: RedeemedRow): Redeemed {
  const { code_challenge: challenge, code_challenge_method: method } = row;
  return {
    userId: row.user_id,
    type: row.token_type,
    address: { kind: row.relates_to.includes('@') ? 'email' : 'phone', value: row.relates_to },
    challenge: challenge !== null && method !== null ? { challenge, method } : undefined,
  };
}
