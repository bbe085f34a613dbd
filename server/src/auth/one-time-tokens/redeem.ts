import { timingSafeEqual } from 'node:crypto';
import type { Transaction } from '#database/port.ts';
import { hashToken } from '../sessions/refresh-token.ts';
import type { Address } from '../accounts/account.ts';
import { hashCode, readCode } from './issue-one-time-token.ts';
import { type TokenType, tokenTypesOf, type VerificationType } from './token-type.ts';
import type { CodeChallenge } from './code-challenge.ts';

/**
 * Wrong guesses until a code is invalidated. The mail's link stays valid. An attacker has five guesses at a million codes, so
 * the chance per mail is 1 in 200,000.
 */
export const mostCodeAttempts = 5;

type StoredCode = RedeemedRow & { id: string; code_hash: string };

/**
 * Uses up a typed code for this e-mail or phone. Returns the redeemed token, or undefined when the code is wrong,
 * invalidated, used or expired. The caller must commit the transaction in every case, because a wrong guess is counted.
 * `callerId` is the id of the signed-in account, if any.
 */
export async function redeemCode(
  transaction: Transaction,
  facts: { address: string; code: string; types: TokenType[]; callerId?: string | undefined; now: Date; secret: Uint8Array },
): Promise<Redeemed | undefined> {
  const { rows } = await transaction.query<StoredCode>(
    `select id, code_hash, ${redeemedColumns} from auth.one_time_tokens kept
     where relates_to = $1 and token_type = any($2) and expires_at > $3 and code_hash is not null
       and ${redeemable('$4', '$3')}
     order by id for update`,
    [facts.address, facts.types, facts.now.toISOString(), facts.callerId ?? null],
  );
  const code = readCode(facts.code);
  const right = rows.find((kept) => isSame(kept.code_hash, hashCode(facts.secret, kept.user_id, code)));
  if (right) {
    await transaction.query('delete from auth.one_time_tokens where id = $1', [right.id]);
    return readRedeemed(right);
  }
  await countWrongGuess(
    transaction,
    rows.map((kept) => kept.id),
  );
  return undefined;
}

function isSame(left: string, right: string): boolean {
  return left.length === right.length && timingSafeEqual(Buffer.from(left), Buffer.from(right));
}

/**
 * Uses up a link's token. Returns the redeemed token, or undefined when it is unknown, used, expired or of another type,
 * or when an account other than `callerId` began the change.
 */
export async function redeemLink(
  transaction: Transaction,
  facts: { token: string; type: VerificationType; callerId: string | undefined; now: Date },
): Promise<Redeemed | undefined> {
  const { rows } = await transaction.query<RedeemedRow>(
    `delete from auth.one_time_tokens kept where token_hash = $1 and token_type = any($2) and expires_at > $3
       and ${redeemable('$4', '$3')}
     returning ${redeemedColumns}`,
    [hashToken(facts.token), tokenTypesOf(facts.type), facts.now.toISOString(), facts.callerId ?? null],
  );
  return rows[0] ? readRedeemed(rows[0]) : undefined;
}

/** The token of a redeemed link or code. */
export interface Redeemed {
  userId: string;
  type: TokenType;
  /** The address to which the message was sent. The client has proven that it can read messages there. */
  address: Address;
  challenge: CodeChallenge | undefined;
  /** The time at which the user first requested the link or code. Resending does not change it. */
  askedAt: Date;
}

/** The columns of auth.one_time_tokens for a redeemed token. */
interface RedeemedRow {
  user_id: string;
  token_type: TokenType;
  relates_to: string;
  code_challenge: string | null;
  code_challenge_method: CodeChallenge['method'] | null;
  created_at: Date;
}
const redeemedColumns = 'user_id, token_type, relates_to, code_challenge, code_challenge_method, created_at';

/**
 * SQL condition on rows of auth.one_time_tokens (alias `kept`): only the account that began a change of address can confirm it.
 * Without a session (`caller` is null) the server does not know which account confirms. The condition then fails if another
 * account requested a change to the same new address within a day, because the code may belong to that account. `caller` and
 * `now` are SQL parameters.
 */
const redeemable = (caller: string, now: string) => `(
  kept.token_type not in ('email_change_token_current', 'email_change_token_new', 'phone_change_token')
  or kept.user_id = ${caller}::uuid
  or ${caller}::uuid is null and not exists (
    select from auth.one_time_tokens other
    where other.relates_to = kept.relates_to and other.user_id <> kept.user_id
      and other.token_type = kept.token_type and kept.token_type <> 'email_change_token_current'
      and other.updated_at > ${now}::timestamptz - interval '1 day'))`;

function readRedeemed(row: RedeemedRow): Redeemed {
  const { code_challenge: challenge, code_challenge_method: method } = row;
  return {
    userId: row.user_id,
    type: row.token_type,
    address: { kind: row.relates_to.includes('@') ? 'email' : 'phone', value: row.relates_to },
    challenge: challenge !== null && method !== null ? { challenge, method } : undefined,
    askedAt: row.created_at,
  };
}

/** Counts a wrong guess at the codes of these rows of auth.one_time_tokens. Invalidates a code after the last allowed guess. */
async function countWrongGuess(transaction: Transaction, ids: readonly string[]): Promise<void> {
  await transaction.query(
    `update auth.one_time_tokens set code_attempts = code_attempts + 1,
       code_hash = case when code_attempts + 1 >= $2 then null else code_hash end
     where id = any($1)`,
    [ids, mostCodeAttempts],
  );
}
