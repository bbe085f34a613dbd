import type { Transaction } from '#database/port.ts';
import { hashToken } from '../sessions/refresh-token.ts';
import { tokenTypesOf, type VerificationType } from './token-type.ts';

/** Uses up a link's token. Answers whose it was, or undefined when it is unknown, used, of another type or too old. */
export async function redeemLink(
  transaction: Transaction,
  facts: { token: string; type: VerificationType; now: Date },
): Promise<string | undefined> {
  const { rows } = await transaction.query<{ user_id: string }>(
    `delete from auth.one_time_tokens where token_hash = $1 and token_type = any($2) and expires_at > $3 returning user_id`,
    [hashToken(facts.token), tokenTypesOf(facts.type), facts.now.toISOString()],
  );
  return rows[0]?.user_id;
}
