import type { Person } from './person.ts';
import type { RunningServer } from './server.ts';
import { ownConnection } from './own-connection.ts';

/** Inserts one or more rows of a user through the API, as the user's other device would. */
export async function plantRow(
  server: RunningServer,
  { session }: Person,
  table: string,
  row: object | readonly object[],
): Promise<void> {
  const answer = await fetch(`${server.url}/rest/v1/${table}`, {
    method: 'POST',
    headers: { ...ownConnection, 'content-type': 'application/json', authorization: `Bearer ${session.access_token}` },
    body: JSON.stringify([row].flat().map((each: object) => ({ ...each, user_id: session.user.id }))),
  });
  if (!answer.ok) throw new Error(`${table} took no row: ${String(answer.status)} ${await answer.text()}`);
}

/** The date this many days before today, in the time zone of the browser tests. */
export function daysAgo(days: number): string {
  const instant = new Date(Date.now() - days * 86_400_000);
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format(instant);
}
