// Measures two rates of the server: single-row inserts a second, and lists of 30 rows by date a second, out of 100,000 rows.
// Signed-in users send the requests over HTTP, with row-level security, limits and logs on. Run: npm run bench
import autocannon from 'autocannon';
import type { Transaction } from '../server/src/database/port.ts';
import { makePerson, type Person } from '../tests/support/person.ts';
import type { RunningServer } from '../tests/support/server.ts';
import { describeMachine } from './describe-machine.ts';
import { withServer, type Engine } from './with-server.ts';
import { unreachableLimits } from './unreachable-limits.ts';

const rows = 100_000;
const people = 100;
const rounds = Number(process.env.COGN_BENCH_ROUNDS ?? 5);
const seconds = Number(process.env.COGN_BENCH_SECONDS ?? 8);
/** Sixteen users with one connection each, because the fair queue runs one user's requests one after the other. */
const connections = 16;

/** Creates 100 users, the measured ones included. Each gets 1,000 rows: ten a day for a hundred days. */
async function seed({ query }: Transaction, measured: readonly Person[]): Promise<void> {
  await query(
    `insert into auth.users (email) select 'filler-' || n || '@example.org' from generate_series(1, $1::int - 1) as n`,
    [people],
  );
  await query(
    `insert into public.water_entries (user_id, date, amount_ml)
     select person.id, date '2026-01-01' + (n / 10), 250
     from (select id from auth.users where email like 'filler-%' union all select unnest($1::uuid[])) as person,
       generate_series(0, $2::int / $3::int - 1) as n`,
    [measured.map((person) => person.session.user.id), rows, people],
  );
  await query('analyze public.water_entries');
}

async function measure(title: string, request: { url: string } & autocannon.Options) {
  const figures: { perSecond: number; median: number; late: number }[] = [];
  await autocannon({ ...request, connections, duration: 3 });
  for (let round = 0; round < rounds; round += 1) {
    const result = await autocannon({ ...request, connections, duration: seconds });
    if (result.non2xx > 0 || result.errors > 0) {
      throw new Error(
        `${title}: ${String(result.non2xx)} refusals, ${String(result.errors)} errors: the figure would be worthless`,
      );
    }
    figures.push({
      perSecond: result.requests.total / result.duration,
      median: result.latency.p50,
      late: result.latency.p99,
    });
  }
  figures.sort((one, other) => one.perSecond - other.perSecond);
  const middle = figures[Math.floor(figures.length / 2)];
  const slowest = figures[0];
  const fastest = figures.at(-1);
  if (!middle || !slowest || !fastest) throw new Error('no round was measured');
  const whole = (value: number) => String(Math.round(value));
  console.log(
    `| ${title} | ${whole(middle.perSecond)} | ${whole(slowest.perSecond)}–${whole(fastest.perSecond)} | ${whole(middle.median)} | ${whole(middle.late)} |`,
  );
}

async function makePeople(server: RunningServer): Promise<Person[]> {
  const made: Person[] = [];
  while (made.length < connections) made.push(await makePerson(server));
  return made;
}

async function measureServer(engine: Engine, server: RunningServer, measured: readonly Person[]): Promise<void> {
  let next = 0;
  const headers = { 'content-type': 'application/json' };
  const setupClient = (client: autocannon.Client, more: Record<string, string> = {}) => {
    const person = measured[next % measured.length];
    next += 1;
    client.setHeaders({ ...headers, ...more, authorization: `Bearer ${person?.session.access_token ?? ''}` });
  };
  const table = `${server.url}/rest/v1/water_entries`;
  await measure(`${engine}: 30-row list by date`, {
    url: `${table}?select=*&date=gte.2026-03-01&date=lte.2026-03-03&order=date.desc,created_at.desc&limit=30`,
    setupClient,
  });
  await measure(`${engine}: single-row insert`, {
    url: table,
    method: 'POST',
    setupClient: (client) => {
      setupClient(client, { prefer: 'return=minimal' });
    },
    body: JSON.stringify({ date: '2026-11-21', amount_ml: 250 }),
  });
}

console.log(describeMachine());
console.log(
  `${String(rows)} rows of ${String(people)} users · ${String(connections)} connections · ${String(rounds)} rounds of ${String(seconds)} s · load and server share the machine\n`,
);
console.log('| what | requests/s, median | slowest–fastest round | p50 ms | p99 ms |');
console.log('| --- | --- | --- | --- | --- |');
for (const engine of ['pglite', 'postgres'] as const) {
  await withServer(engine, unreachableLimits, {
    prepare: makePeople,
    fill: seed,
    measure: (server, measured) => measureServer(engine, server, measured),
  });
}
