import type { Claims, Transaction } from '#database/port.ts';
import { Refusal } from '#errors.ts';

/** The maximum number of records in one account: thirty years of full use. */
export const mostRows = 300_000;
/** Counting so many takes about 0.1 s, so it is done once per this many new rows. */
const countedEvery = 5_000;
/**
 * The maximum number of users with a count in memory. Beyond it all counts are dropped, which allows each user
 * `countedEvery` more rows.
 */
const mostPeople = 20_000;

/** Called before rows are added, in their transaction. */
export type AdmitRows = (claims: Claims, rows: number, transaction: Transaction) => Promise<void>;

/**
 * Limits the number of an account's records, so that export and deletion stay possible. Throws `AF001` beyond it. The
 * operator's own key is unlimited. Usually it only adds up new rows in memory, and queries the database once per `every`
 * rows.
 */
export function limitRows(most = mostRows, every = countedEvery): AdmitRows {
  const added = new Map<string, number>();
  return async ({ sub }, rows, transaction) => {
    if (sub === undefined) return;
    const since = (added.get(sub) ?? 0) + rows;
    if (since < every) {
      if (added.size >= mostPeople) added.clear();
      added.set(sub, since);
      return;
    }
    const counted = await transaction.query<{ total: number }>('select app.count_rows($1) as total', [most]);
    if ((counted.rows[0]?.total ?? 0) + rows > most) throw new Refusal('AF001');
    added.set(sub, rows);
  };
}
