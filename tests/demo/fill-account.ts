import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import type { Session } from '../support/person.ts';
import { ownConnection } from '../support/own-connection.ts';
import { yearOfRows, type PartOfYear } from './year-of-rows.ts';

/** Rows per request: well below the server's limit on the size of a request. */
const rowsAtOnce = 400;

/**
 * Fills an account with the example year that ends on a given day. Inserts the rows of `part` through the server's API, as
 * the user. Never changes existing rows, so a second call inserts only missing rows. Throws the server's response when the
 * server refuses a row.
 * @returns the number of rows of each table
 */
export async function fillAccount(
  { url }: { readonly url: string },
  session: Session,
  last: CalendarDate,
  part: PartOfYear = {},
): Promise<ReadonlyMap<string, number>> {
  const year = await yearOfRows(last, session.user.id, part);
  for (const [table, rows] of year) {
    for (let start = 0; start < rows.length; start += rowsAtOnce) {
      const answer = await fetch(`${url}/rest/v1/${table}?on_conflict=id`, {
        method: 'POST',
        headers: {
          ...ownConnection,
          'content-type': 'application/json',
          prefer: 'resolution=ignore-duplicates,return=minimal',
          authorization: `Bearer ${session.access_token}`,
        },
        body: JSON.stringify(rows.slice(start, start + rowsAtOnce).map((row) => ({ ...row, user_id: session.user.id }))),
      });
      if (!answer.ok) throw new Error(`${table} took no example rows: ${String(answer.status)} ${await answer.text()}`);
    }
  }
  return new Map([...year].map(([table, rows]) => [table, rows.length]));
}
