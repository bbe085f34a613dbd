import type { Transaction } from '#database/port.ts';

/** Wrong guesses until a code is invalidated; the mail's link stays valid. An attacker's chance per mail is 1 in 200,000. */
export const mostCodeAttempts = 5;

/** Counts a wrong guess at the codes of these rows of auth.one_time_tokens, and invalidates a code after the last one. */
export async function countWrongGuess(transaction: Transaction, ids: readonly string[]): Promise<void> {
  await transaction.query(
    `update auth.one_time_tokens set code_attempts = code_attempts + 1,
       code_hash = case when code_attempts + 1 >= $2 then null else code_hash end
     where id = any($1)`,
    [ids, mostCodeAttempts],
  );
}
