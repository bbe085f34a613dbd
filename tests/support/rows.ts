import type { Person } from './person.ts';
import type { RunningServer } from './server.ts';
import { ownConnection } from './own-connection.ts';

/** What the server really holds of a person's table, asked for past the app. */
export async function rowsOnServer<Row = Record<string, unknown>>(
  server: RunningServer,
  person: Person,
  table: string,
): Promise<Row[]> {
  const answer = await fetch(`${server.url}/rest/v1/${table}?select=*`, {
    headers: { ...ownConnection, authorization: `Bearer ${person.session.access_token}` },
  });
  if (!answer.ok) throw new Error(`${table} answered ${String(answer.status)}`);
  return (await answer.json()) as Row[];
}

/** Writes rows in the person's own name, past the app. Throws with the server's answer when they are refused. */
export async function addRows(
  server: RunningServer,
  person: Person,
  table: string,
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<void> {
  for (const row of rows) {
    const answer = await fetch(`${server.url}/rest/v1/${table}`, {
      method: 'POST',
      headers: {
        ...ownConnection,
        'content-type': 'application/json',
        authorization: `Bearer ${person.session.access_token}`,
      },
      body: JSON.stringify(row),
    });
    if (!answer.ok) throw new Error(`${table} took no row: ${String(answer.status)} ${await answer.text()}`);
  }
}
