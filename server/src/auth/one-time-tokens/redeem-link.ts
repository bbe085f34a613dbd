import type { Transaction } from '#database/port.ts';
import { hashToken } from '../sessions/refresh-token.ts';
import { readRedeemed, redeemable, redeemedColumns, type Redeemed, type RedeemedRow } from './redeemed.ts';
import { tokenTypesOf, type VerificationType } from './token-type.ts';

/**
 * Uses up a link's token. Answers what it was for, or undefined when it is unknown, used, of another type, too old or of another account's change
 * than `callerId`'s.
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
