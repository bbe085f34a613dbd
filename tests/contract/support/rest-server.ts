import { PostgrestClient } from '@supabase/postgrest-js';
import { openMigratedPostgres } from '../../../server/src/testing/postgres-cluster.ts';
import { startTestServer, type TestServer } from '../../../server/src/testing/start-test-server.ts';
import { ofThisRun } from '../../support/rotation.ts';

export const engines = ['pglite', 'postgres'] as const;
/**
 * The database engines for tests of how the server handles the database's responses. A long run tests both engines. A short
 * run tests one, which COGN_ROTATION selects. Tests of the database's own rules (rights, types, writes, the language of
 * rest/v1) use `engines`, so every run tests them on both.
 */
export const engineOfThisRun = ofThisRun(engines);
export type Engine = (typeof engines)[number];

/** Starts a whole server with its own database on this engine. Closing the server also closes the database. */
export async function startRestServer(
  engine: Engine,
  options: Omit<NonNullable<Parameters<typeof startTestServer>[0]>, 'database'> = {},
): Promise<TestServer> {
  return startTestServer({ ...options, ...(engine === 'postgres' && { database: await openMigratedPostgres() }) });
}

/** A user with an account, and the client library with that user's token. */
export interface Person {
  id: string;
  token: string;
  client: PostgrestClient;
}

/**
 * Creates an account as sign-up does: a trigger creates the profile and the consents. By default the user gives all
 * consents. The token is like one of sign-in, but names no session.
 */
export async function makePerson(
  server: TestServer,
  agreed: readonly string[] = ['health', 'spirituality', 'crisis_messages'],
): Promise<Person> {
  const id = crypto.randomUUID();
  const consents = agreed.map((purpose) => ({ purpose, version: '1', language: 'pt' }));
  await server.database.asOwner((transaction) =>
    transaction.query(`insert into auth.users (id, email, raw_user_meta_data) values ($1, $2, $3::text::jsonb)`, [
      ...[id, `${id}@example.com`, JSON.stringify({ consents })],
    ]),
  );
  const token = await signToken(server, { sub: id, role: 'authenticated', aud: 'authenticated' });
  return { id, token, client: clientWith(server, token) };
}

/** A token signed by the server, valid for an hour. */
export function signToken(server: TestServer, claims: Record<string, unknown>): Promise<string> {
  const now = Math.floor(server.clock.now().getTime() / 1000);
  return server.keys.sign({ iat: now, exp: now + 3600, ...claims });
}

/** The real client library, connected to the server's own fetch. */
export function clientWith(server: TestServer, token?: string): PostgrestClient {
  const headers = { apikey: server.keys.anonKey, ...(token && { authorization: `Bearer ${token}` }) };
  return new PostgrestClient(`${server.url}/rest/v1`, { headers, fetch: server.fetch, retry: false });
}
