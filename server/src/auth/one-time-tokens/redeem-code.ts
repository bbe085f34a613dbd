import { timingSafeEqual } from 'node:crypto';
import type { Transaction } from '#database/port.ts';
import { hashCode, readCode } from './one-time-code.ts';
import { readRedeemed, redeemable, redeemedColumns, type Redeemed, type RedeemedRow } from './redeemed.ts';
import type { TokenType } from './token-type.ts';

/** So many wrong guesses and the code is burned; the mail's link stays good. A guess is right once in 200,000 mails. */
export const mostCodeAttempts = 5;

type Kept = RedeemedRow & { id: string; code_hash: string };

/**
 * Uses up a typed code that was sent to this e-mail or phone. Answers what it was for, or undefined when it is wrong, burned, used or too
 * old; a wrong guess is counted, so the transaction must be committed all the same. `callerId` is the account that asks, when it is known.
 */
export async function redeemCode(
  transaction: Transaction,
  facts: { address: string; code: string; types: TokenType[]; callerId?: string | undefined; now: Date; secret: Uint8Array },
): Promise<Redeemed | undefined> {
  const { rows } = await transaction.query<Kept>(
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
  await transaction.query(
    `update auth.one_time_tokens set code_attempts = code_attempts + 1,
       code_hash = case when code_attempts + 1 >= $2 then null else code_hash end
     where id = any($1)`,
    [rows.map((kept) => kept.id), mostCodeAttempts],
  );
  return undefined;
}

function isSame(left: string, right: string): boolean {
  return left.length === right.length && timingSafeEqual(Buffer.from(left), Buffer.from(right));
}
