import type { Transaction } from '#database/port.ts';
import { hashToken } from '../sessions/refresh-token.ts';
import { readRedeemed, redeemedColumns, type Redeemed, type RedeemedRow } from './redeemed.ts';
import { tokenTypesOf, type VerificationType } from './token-type.ts';

/** Uses up a link's token. Answers what it was for, or undefined when it is unknown, used, of another type or too old. */
export async function redeemLink(
  transaction: Transaction,
  facts: { token: string; type: VerificationType; now: Date },
): Promise<Redeemed | undefined> {
  const { rows } = await transaction.query<RedeemedRow>(
    `delete from auth.one_time_tokens where token_hash = $1 and token_type = any($2) and expires_at > $3
     returning ${redeemedColumns}`,
    [hashToken(facts.token), tokenTypesOf(facts.type), facts.now.toISOString()],
  );
  return rows[0] ? readRedeemed(rows[0]) : undefined;
}
