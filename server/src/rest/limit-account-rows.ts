import type { Claims, Transaction } from '#database/port.ts';
import { Refusal } from '#errors.ts';

/** The maximum number of rows in one account. It is enough for thirty years of full use. */
export const mostRows = 300_000;
/** The database counts a user's rows once per this many new rows, because counting the maximum takes about 0.1 s. */
const countedEvery = 5_000;
/**
 * The maximum number of users whose new rows are counted in memory. When it is reached, the counts of all users restart
 * at zero, so each user can exceed the maximum of rows by up to `countedEvery` rows.
 */
const mostPeople = 20_000;

/** Called in a transaction before it adds rows; may refuse them. */
export type AdmitRows = (claims: Claims, rows: number, transaction: Transaction) => Promise<void>;

/**
 * Limits the number of rows in an account, so that its export and deletion remain possible. Throws `AF001` above it. The
 * operator's own key has no limit. Adds up new rows in memory, and makes the database count only once per `every` new rows.
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
