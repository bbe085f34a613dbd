import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../server/src/database/open-database.ts';
import { makePerson, type Person } from '../../tests/support/person.ts';
import { startServer } from '../../tests/support/server.ts';
import { firstDay, scale, type Peer } from './peer.ts';
import { unreachableLimits } from '../unreachable-limits.ts';

const environment = { ...unreachableLimits, LOG_LEVEL: 'info' };

/**
 * Starts this project's own server on the PostgreSQL that all compared servers share. Row-level security, column guards,
 * limits and session checks are on. Pass `prepared` as false if a pooler shares connections between transactions: prepared
 * statements fail there.
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
       select person.id, date '${firstDay}' + (n / 10), 250
       from (select id from auth.users where email like 'filler-%' union all select unnest($1::uuid[])) as person,
         generate_series(0, $2::int - 1) as n`,
      [people.map(({ session }) => session.user.id), scale.rows / scale.people],
    );
    await query('analyze public.water_entries');
  });
  await database.close();

  // In production, users' devices listen for changes, and a write sends them a notification. So one user listens here too.
  const listener = await listen(server.url, people[0]);
  const headersOf = (user: number) => ({
    'content-type': 'application/json',
    authorization: `Bearer ${people[user]?.session.access_token ?? ''}`,
  });
  return {
    name: prepared ? 'COGN' : 'COGN, no prepared statements',
    url: server.url,
    list: (user, { from, to }) => ({
      method: 'GET',
      path: `/rest/v1/water_entries?select=*&date=gte.${from}&date=lte.${to}&order=date.desc,created_at.desc&limit=30`,
      headers: headersOf(user),
    }),
    // Requests the written row in the response, because Parse Server and Directus return it too.
    insert: (user, date) => ({
      method: 'POST',
      path: '/rest/v1/water_entries',
      headers: { ...headersOf(user), prefer: 'return=representation' },
      body: JSON.stringify({ date, amount_ml: 250 }),
    }),
    async stop() {
      listener.close();
      await server.stop();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

/** Opens a channel of realtime/v1 for this user, as the web app does, and resolves when the server has joined it. */
async function listen(url: string, person: Person | undefined): Promise<WebSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/realtime/v1/websocket?vsn=1.0.0`);
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  socket.addEventListener('error', () => reject(new Error('the realtime channel could not be opened')));
  socket.addEventListener('message', ({ data }) => {
    const { event, payload } = JSON.parse(String(data)) as { event: string; payload: { status?: string } };
    if (event === 'phx_reply' && payload.status === 'ok') resolve();
    else if (event === 'phx_reply') reject(new Error(`the realtime channel was refused: ${String(data)}`));
  });
  socket.addEventListener('open', () => {
    const config = { postgres_changes: [{ event: '*', schema: 'public' }] };
    const payload = { config, access_token: person?.session.access_token };
    socket.send(JSON.stringify({ topic: 'realtime:bench', event: 'phx_join', payload, ref: '1', join_ref: '1' }));
  });
  await promise;
  return socket;
}
