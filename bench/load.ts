// Measures a realistic mix of requests on PostgreSQL with two server processes, 10,000 users and 10 million rows. Then it
// measures `dayPage`, the query of a journal's page, for users with a month, a year and ten years of history. Limits, logs,
// row-level security and session checks are on. Run: npm run bench:load
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../server/src/database/open-database.ts';
import type { Transaction } from '../server/src/database/port.ts';
import { startPostgresCluster } from '../server/src/testing/postgres-cluster.ts';
import { makePerson, type Person } from '../tests/support/person.ts';
import { startServer, type RunningServer } from '../tests/support/server.ts';
import { dayPage, mix, type LoadRequest } from './load/load-requests.ts';
import { readProcessorSeconds } from './load/processor-seconds.ts';
import { describeMachine } from './describe-machine.ts';
import { perDay, recordsOfDay } from './records-of-day.ts';
import { summarize } from './sample-statistics.ts';
import { unreachableLimits } from './unreachable-limits.ts';

const people = Number(process.env.COGN_BENCH_PEOPLE ?? 10_000);
const daysOfOne = 100;
const seconds = Number(process.env.COGN_BENCH_SECONDS ?? 60);
const asking = Number(process.env.COGN_BENCH_CONNECTIONS ?? 32);
const samples = Number(process.env.COGN_BENCH_SAMPLES ?? 200);
/** `dayPage`, the query of a journal's page, is measured for one user with each of these lengths of history, in days. */
const histories = [30, 365, 3650] as const;
const last = '2026-11-20';
const roomy = { ...unreachableLimits, LOG_LEVEL: 'info' };

/** Inserts ten records a day for each of these users, on the `days` days that end with `last`. */
async function fill({ query }: Transaction, ids: readonly string[], days: number): Promise<void> {
  for (const [, table, count, columns, values] of recordsOfDay) {
    await query(
      `insert into public.${table} (user_id, date, created_at, ${columns})
       select person, $2::date - n, ($2::date - n)::timestamp at time zone 'UTC' + make_interval(hours => 9 + 3 * k), ${values}
       from unnest($1::uuid[]) person, generate_series(0, $3::integer - 1) n, generate_series(0, $4::integer - 1) k`,
      [ids, last, days, count],
    );
  }
}

async function fillEverybody(
  databaseUrl: string,
  dataFolder: string,
  measured: readonly Person[],
  aged: readonly Person[],
): Promise<void> {
  const database = await openDatabase({ dataFolder, databaseUrl });
  const fillers = await database.asOwner(async ({ query }) => {
    const { rows } = await query<{ id: string }>(
      `insert into auth.users (email) select 'filler-' || n || '@example.org' from generate_series(1, $1::int) n returning id`,
      [people - measured.length - aged.length],
    );
    await query(`update public.profiles set is_premium = true, premium_expires_at = now() + interval '1 year'`);
    return rows.map(({ id }) => id);
  });
  const everybody = [...measured.map(({ session }) => session.user.id), ...fillers];
  for (let from = 0; from < everybody.length; from += 500) {
    await database.asOwner((transaction) => fill(transaction, everybody.slice(from, from + 500), daysOfOne));
  }
  for (const [place, { session }] of aged.entries()) {
    await database.asOwner((transaction) => fill(transaction, [session.user.id], histories[place] ?? 0));
  }
  await database.asOwner(async ({ query }) => {
    for (const [, table] of recordsOfDay) await query(`analyze public.${table}`);
    const { rows } = await query<{ size: number }>('select pg_database_size(current_database())::float8 as size');
    console.log(`the database takes ${((rows[0]?.size ?? 0) / 1e9).toFixed(2)} GB`);
  });
  await database.close();
}

async function ask(server: RunningServer, person: Person, loadRequest: LoadRequest): Promise<number> {
  const { path, ...request } = loadRequest.request(last);
  const started = performance.now();
  const answer = await fetch(`${server.url}${path}`, {
    ...request,
    headers: {
      authorization: `Bearer ${person.session.access_token}`,
      'content-type': 'application/json',
      ...request.headers,
    },
  });
  await answer.arrayBuffer();
  if (!answer.ok)
    throw new Error(`${loadRequest.name} answered ${String(answer.status)}: the figure would be worth nothing`);
  return performance.now() - started;
}

/** Each user sends requests one after the other, without a pause, until the time is over. */
async function drive(
  servers: readonly RunningServer[],
  measured: readonly Person[],
  duration: number,
): Promise<Map<string, number[]>> {
  const times = new Map<string, number[]>(mix.map(({ name }) => [name, []]));
  const until = performance.now() + duration * 1000;
  const drawn = mix.flatMap((loadRequest) => Array.from({ length: loadRequest.share }, () => loadRequest));
  await Promise.all(
    measured.map(async (person, place) => {
      const server = servers[place % servers.length]!;
      for (let turn = place * 7; performance.now() < until; turn += 13) {
        const loadRequest = drawn[turn % drawn.length]!;
        const taken = await ask(server, person, loadRequest);
        times.get(loadRequest.name)?.push(taken);
      }
    }),
  );
  return times;
}

function report(title: string, taken: readonly number[], perSecond: number): void {
  const { median, late, latest } = summarize(taken);
  const [m, l, p] = [median, late, latest].map((value) => value.toFixed(0));
  console.log(`| ${title} | ${perSecond.toFixed(1)} | ${m} | ${l} | ${p} |`);
}

async function measureMix(servers: readonly RunningServer[], measured: readonly Person[]): Promise<void> {
  await drive(servers, measured, 5);
  const before = readProcessorSeconds();
  const times = await drive(servers, measured, seconds);
  const after = readProcessorSeconds();
  console.log(`\n| request (share of the mix) | requests/s | p50 ms | p95 ms | p99 ms |\n| --- | --- | --- | --- | --- |`);
  for (const loadRequest of mix) {
    const taken = times.get(loadRequest.name) ?? [];
    report(`${loadRequest.name} (${String(loadRequest.share)} %)`, taken, taken.length / seconds);
  }
  const all = [...times.values()].flat();
  report('all', all, all.length / seconds);
  if (!before || !after) return;
  const cost = (program: keyof typeof after) => (((after[program] - before[program]) * 1000) / all.length).toFixed(2);
  console.log(
    `\nmilliseconds of a processor for each request: servers ${cost('servers')}, PostgreSQL ${cost('PostgreSQL')}, the load itself ${cost('load')}`,
  );
}

/** Measures `dayPage` for each length of history. The users take turns, so that other load affects all of them equally. */
async function measureHistories(server: RunningServer, aged: readonly Person[]): Promise<void> {
  const times = aged.map((): number[] => []);
  for (let sample = -20; sample < samples; sample += 1) {
    for (const [place, person] of aged.entries()) {
      const taken = await ask(server, person, dayPage);
      if (sample >= 0) times[place]?.push(taken);
    }
  }
  console.log(`\n| a day's page with a history of | rows | ms: median (quartiles) | 95th |\n| --- | --- | --- | --- |`);
  for (const [place, days] of histories.entries()) {
    const { median, lowerQuartile, upperQuartile, late } = summarize(times[place] ?? []);
    const [m, l, u, p] = [median, lowerQuartile, upperQuartile, late].map((value) => value.toFixed(1));
    console.log(`| ${String(days)} days | ${String(days * perDay)} | ${m} (${l}–${u}) | ${p} |`);
  }
}

const sayLoad = (when: string) =>
  console.log(
    `load of the machine when it ${when}: ${loadavg()
      .map((load) => load.toFixed(2))
      .join(', ')}`,
  );

console.log(describeMachine());
console.log(
  `${String(people)} users with ${String(daysOfOne * perDay)} rows each · two server processes · ${String(asking)} concurrent users for ${String(seconds)} s · load, servers and PostgreSQL share the machine`,
);
sayLoad('began');
const cluster = await startPostgresCluster({ durable: true });
const folders = [await mkdtemp(join(tmpdir(), 'cogn-bench-')), await mkdtemp(join(tmpdir(), 'cogn-bench-'))] as const;
const servers: RunningServer[] = [];
try {
  const databaseUrl = await cluster.createDatabase();
  const environment = { ...roomy, DATABASE_URL: databaseUrl };
  const first = await startServer(folders[0], { environment });
  servers.push(first);
  const all: Person[] = [];
  const consents = ['privacy_policy', 'health', 'spirituality', 'crisis_messages'];
  while (all.length < asking + histories.length) all.push(await makePerson(first, { consents }));
  const measured = all.slice(0, asking);
  const aged = all.slice(asking);
  await fillEverybody(databaseUrl, folders[0], measured, aged);
  // Both processes need the same keys: otherwise one would refuse the access tokens that the other signed.
  await copyFile(join(folders[0], 'keys.json'), join(folders[1], 'keys.json'));
  servers.push(await startServer(folders[1], { environment }));
  await measureMix(servers, measured);
  await measureHistories(first, aged);
  sayLoad('ended');
} finally {
  for (const server of servers) await server.stop();
  await cluster.stop();
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
}
