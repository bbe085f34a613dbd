import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import type { Session } from '../support/person.ts';
import { ownConnection } from '../support/own-connection.ts';
import { yearOfRows, type PartOfYear } from './year-of-rows.ts';

/** So many rows go in one request: well below the server's bound on a request's size. */
const rowsAtOnce = 400;

/**
 * Gives an account the example year that ends on a day, as the person themselves and by the server's own interface. What is there already
 * stays: a second time adds only what is missing, and of `part` only that part. Throws with the server's answer when a row is refused.
 * @returns how many rows each table was given
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
