// Measures the statistics page of a user with ten years of ten records a day (36,500 rows). The database also has ten other
// users with a year each. The web app's own client fetches the overview and each section over the whole span, by HTTP.
// Run: npm run bench:statistics
import { loadavg } from 'node:os';
import { makePerson, type Person } from '../tests/support/person.ts';
import type { RunningServer } from '../tests/support/server.ts';
import { createDataClient, type DataClient } from '../web/src/core/wire/data-client.ts';
import { describeMachine } from './describe-machine.ts';
import { perDay, recordsOfDay } from './records-of-day.ts';
import { summarize } from './sample-statistics.ts';
import { withServer, type Engine } from './with-server.ts';
import { unreachableLimits } from './unreachable-limits.ts';

const samples = Number(process.env.COGN_BENCH_SAMPLES ?? 25);
const others = 10;
const last = '2026-11-20';
const days = 3650;

const clientOf = (server: RunningServer, person: Person, count: { bytes: number }): DataClient =>
  createDataClient(server.url, async (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set('authorization', `Bearer ${person.session.access_token}`);
    const answer = await fetch(input, { ...init, headers });
    const body = await answer.arrayBuffer();
    count.bytes += body.byteLength;
    return new Response(body, { status: answer.status, headers: answer.headers });
  });

async function asked(client: DataClient, name: string, args: Record<string, unknown>): Promise<void> {
  const { error } = await client.rpc(name, args);
  if (error) throw new Error(`${name} answered ${error.code}`);
}

const overview = (client: DataClient) => asked(client, 'statistics_overview', { from_date: null, to_date: last });
const section = (client: DataClient, journal: string) =>
  asked(client, 'journal_statistics', {
    journal,
    from_date: null,
    to_date: last,
    grain: 'month',
    zone: 'America/Sao_Paulo',
  });

const journals = recordsOfDay.map(([journal]) => journal);
/** The measured requests by name. The last one, all sections at the same time, is an upper bound that no user reaches. */
const openings = new Map<string, (client: DataClient) => Promise<unknown>>([
  ['overview', overview],
  ...journals.map((journal) => [`section ${journal}`, (client: DataClient) => section(client, journal)] as const),
  [
    'overview and all seven sections at once',
    (client) => Promise.all([overview(client), ...journals.map((journal) => section(client, journal))]),
  ],
]);

async function measure(server: RunningServer, engine: Engine, person: Person): Promise<void> {
  const times = new Map<string, number[]>();
  const sizes = new Map<string, number>();
  const firstTime = performance.now();
  await overview(clientOf(server, person, { bytes: 0 }));
  console.log(`\n${engine}: the first overview after the start took ${(performance.now() - firstTime).toFixed(0)} ms`);
  for (let round = 0; round < samples; round += 1) {
    for (const [name, open] of openings) {
      const count = { bytes: 0 };
      const started = performance.now();
      await open(clientOf(server, person, count));
      times.set(name, [...(times.get(name) ?? []), performance.now() - started]);
      sizes.set(name, count.bytes);
    }
  }
  console.log('| what | ms: median (quartiles) | 95th | kB |\n| --- | --- | --- | --- |');
  for (const [name, taken] of times) {
    const { median, lowerQuartile, upperQuartile, late } = summarize(taken);
    const [m, l, u, p] = [median, lowerQuartile, upperQuartile, late].map((value) => value.toFixed(0));
    console.log(`| ${engine}: ${name} | ${m} (${l}–${u}) | ${p} | ${((sizes.get(name) ?? 0) / 1000).toFixed(1)} |`);
  }
}

const sayLoad = (when: string) =>
  console.log(
    `load when it ${when}: ${loadavg()
      .map((load) => load.toFixed(2))
      .join(', ')}`,
  );

console.log(describeMachine());
console.log(
  `${String(days * perDay)} rows of one user, ${String(365 * perDay)} of each of ${String(others)} others; ${String(samples)} openings of each, in turns`,
);
sayLoad('began');
for (const engine of ['pglite', 'postgres'] as const) {
  await withServer(engine, unreachableLimits, {
    prepare: async (server) => {
      const people: Person[] = [];
      while (people.length <= others)
        people.push(await makePerson(server, { consents: ['privacy_policy', 'health', 'spirituality', 'crisis_messages'] }));
      return people;
    },
    fill: async ({ query }, people) => {
      for (const [place, { session }] of people.entries())
        for (const [, table, count, columns, values] of recordsOfDay)
          await query(
            `insert into public.${table} (user_id, date, created_at, ${columns})
             select $1::uuid, $2::date - n, ($2::date - n)::timestamp at time zone 'UTC' + make_interval(hours => 9 + 3 * k), ${values}
             from generate_series(0, $3::integer - 1) n, generate_series(0, $4::integer - 1) k`,
            [session.user.id, last, place === 0 ? days : 365, count],
          );
    },
    measure: async (server, people) => {
      const [person] = people;
      if (!person) throw new Error('no user to measure');
      await measure(server, engine, person);
    },
  });
}
sayLoad('ended');
