import type { Claims, Transaction } from '#database/port.ts';
import { Refusal } from '#errors.ts';

/** Records of one account: thirty years of full use. */
export const mostRows = 300_000;
/** Counting takes some 0.1 s of so many, so it is done once for so many new rows. */
const countedEvery = 5_000;
/** People whose new rows are remembered; then all are forgotten, which allows each of them `countedEvery` more. */
const mostPeople = 20_000;

/** Asked before rows are added, in their transaction. */
export type AdmitRows = (claims: Claims, rows: number, transaction: Transaction) => Promise<void>;

/**
 * Holds every account to so many records, so that exporting and deleting it stay possible. Refuses `AF001`. The operator's own key is free.
 * Between two counts the new rows are only added up, so a single write costs nothing.
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
