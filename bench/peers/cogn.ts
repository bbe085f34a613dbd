import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../server/src/database/open-database.ts';
import { makePerson, type Person } from '../../tests/support/person.ts';
import { startServer } from '../../tests/support/server.ts';
import { scale, span, type Peer } from './peer.ts';
import { unreachableLimits } from '../unreachable-limits.ts';

const environment = { ...unreachableLimits, LOG_LEVEL: 'info' };

/**
 * Starts this project's own server on the PostgreSQL that all servers share. Row-level security, column guards, limits and
 * session checks are on. `prepared` is false behind a pooler that shares connections between transactions.
 */
export async function startCogn(databaseUrl: string, prepared = true): Promise<Peer> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'cogn-bench-'));
  const server = await startServer(dataFolder, {
    environment: { ...environment, DATABASE_URL: databaseUrl, PREPARED_STATEMENTS: String(prepared) },
  });
  const people: Person[] = [];
  while (people.length < scale.asking) people.push(await makePerson(server));
  const database = await openDatabase({ dataFolder, databaseUrl });
  await database.asOwner(async ({ query }) => {
    await query(
      `insert into auth.users (email) select 'filler-' || n || '@example.org' from generate_series(1, $1::int) as n`,
      [scale.people - scale.asking],
    );
    await query(
      `insert into public.water_entries (user_id, date, amount_ml)
       select person.id, date '${span.first}' + (n / 10), 250
       from (select id from auth.users where email like 'filler-%' union all select unnest($1::uuid[])) as person,
         generate_series(0, $2::int - 1) as n`,
      [people.map(({ session }) => session.user.id), scale.rows / scale.people],
    );
    await query('analyze public.water_entries');
  });
  await database.close();

  const table = `${server.url}/rest/v1/water_entries`;
  const ofPerson = (connection: number) => ({
    'content-type': 'application/json',
    authorization: `Bearer ${people[connection % people.length]?.session.access_token ?? ''}`,
  });
  const days = `date=gte.${span.from}&date=lte.${span.to}`;
  return {
    name: prepared ? 'COGN' : 'COGN, no prepared statements',
    list: {
      url: `${table}?select=*&${days}&order=date.desc,created_at.desc&limit=30`,
      options: {},
      asPerson: (load, connection) => load.setHeaders(ofPerson(connection)),
    },
    insert: {
      url: table,
      options: { method: 'POST', body: JSON.stringify({ date: span.added, amount_ml: 250 }) },
      // Asks for the written row in the response, because the other servers return it too.
      asPerson: (load, connection) => load.setHeaders({ ...ofPerson(connection), prefer: 'return=representation' }),
    },
    async stop() {
      await server.stop();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}
