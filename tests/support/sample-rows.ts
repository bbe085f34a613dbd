import { randomUUID } from 'node:crypto';
import { readDefinitions } from '../contract/support/read-definitions.ts';
import { readRights } from '../contract/support/read-rights.ts';
import type { Person } from './person.ts';
import type { RunningServer } from './server.ts';
import { ownConnection } from './own-connection.ts';

/** The days of the sample entries, counted back from today: two entries today, and enough days for a history view. */
const daysBack = [0, 0, 1, 3];

/** The date this many days from today, in the time zone of the browser tests. */
function dayFromToday(days: number): string {
  const instant = new Date(Date.now() + days * 86_400_000);
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format(instant);
}

/**
 * Inserts sample rows of a user into every journal and list that the web app's features define. Dated rows are on today and
 * earlier days. In tables of plans, they are on today and later days. The values come from `tests/contract/rights`, so a new
 * page is included.
 */
export async function writeSampleRows(server: RunningServer, person: Person): Promise<void> {
  const rights = await readRights();
  const tables = new Set((await readDefinitions()).map(({ table }) => table));
  for (const table of tables) {
    const sample = rights.get(table);
    if (sample?.owner !== 'user_id' || sample.expected.premium[1] !== 'done') continue;
    // If the sample's date is in the future, the table is one of plans, such as appointments.
    const direction = String(sample.row['date']) > dayFromToday(0) ? 1 : -1;
    const dates = daysBack.map((days) => dayFromToday(direction * days));
    const rows = 'date' in sample.row ? dates.map((date) => ({ ...sample.row, date })) : [{ ...sample.row }];
    const { parent } = sample;
    const parentId = randomUUID();
    if (parent) await post(server, person, parent.table, [{ ...parent.row, id: parentId }]);
    const withOwner = rows.map((row) => ({
      ...row,
      ...(parent && { [parent.column]: parentId }),
      user_id: person.session.user.id,
    }));
    const purpose = askedBesides[table];
    if (purpose === undefined) await post(server, person, table, withOwner);
    else {
      // Gives the consent for the insert, and then withdraws it. The page then has rows to show, and asks for the consent
      // again.
      const answer = { purpose, version: '2025-09-28', language: 'pt' };
      await post(server, person, 'consents', [{ ...answer, granted: true }]);
      await post(server, person, table, withOwner);
      await post(server, person, 'consents', [{ ...answer, granted: false }]);
    }
  }
}

/** Tables that need another consent than the one for health records, which every test user has given. */
const askedBesides: Readonly<Record<string, string>> = {
  spirituality_entries: 'spirituality',
  crisis_settings: 'crisis_messages',
};

async function post(server: RunningServer, person: Person, table: string, rows: readonly object[]): Promise<void> {
  const answer = await fetch(`${server.url}/rest/v1/${table}`, {
    method: 'POST',
    headers: {
      ...ownConnection,
      'content-type': 'application/json',
      authorization: `Bearer ${person.session.access_token}`,
    },
    body: JSON.stringify(rows),
  });
  if (!answer.ok) throw new Error(`${table} took no sample rows: ${String(answer.status)} ${await answer.text()}`);
}
