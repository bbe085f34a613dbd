import type { Person } from './person.ts';
import type { RunningServer } from './server.ts';
import { ownConnection } from './own-connection.ts';

/** Reads a user's stored rows of one table through the API, without the app. */
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
