import { timingSafeEqual } from 'node:crypto';
import type { Transaction } from '#database/port.ts';
import { hashCode, readCode } from './one-time-code.ts';
import { tokenTypesOf, type VerificationType } from './token-type.ts';

/** So many wrong guesses and the code is burned; the mail's link stays good. A guess is right once in 200,000 mails. */
export const mostCodeAttempts = 5;

interface Kept {
  id: string;
  user_id: string;
  code_hash: string;
}

/**
 * Uses up a typed code. Answers whose it was, or undefined when it is wrong, burned, used or too old; a wrong guess is counted, so
 * the transaction must be committed all the same.
 */
export async function redeemCode(
  transaction: Transaction,
  facts: { email: string; code: string; type: VerificationType; now: Date; secret: Uint8Array },
): Promise<string | undefined> {
  const { rows } = await transaction.query<Kept>(
    `select token.id, token.user_id, token.code_hash
     from auth.one_time_tokens token join auth.users person on person.id = token.user_id
     where person.email = $1 and person.deleted_at is null and token.relates_to = $1 and token.token_type = any($2)
       and token.expires_at > $3 and token.code_hash is not null
     for update of token`,
    [facts.email, tokenTypesOf(facts.type), facts.now.toISOString()],
  );
  const code = readCode(facts.code);
  const right = rows.find((kept) => isSame(kept.code_hash, hashCode(facts.secret, kept.user_id, code)));
  if (right) {
    await transaction.query('delete from auth.one_time_tokens where id = $1', [right.id]);
    return right.user_id;
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
