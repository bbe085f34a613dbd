// Measures how long each page takes to open in an account with a year of rows, for three spans: a day, a month and a year.
// The web app's own client sends all requests of a page at once. The accounts hold the example year of `npm run demo`. Run:
// npm run bench:year
import { loadavg } from 'node:os';
import { fillAccount } from '../tests/demo/fill-account.ts';
import { readRights } from '../tests/contract/support/read-rights.ts';
import { makePerson, type Person } from '../tests/support/person.ts';
import type { RunningServer } from '../tests/support/server.ts';
import { fetchRows } from '../web/src/core/row-cache/fetch-rows.ts';
import type { Scope } from '../web/src/core/rows/scope.ts';
import { createDataClient } from '../web/src/core/wire/data-client.ts';
import { addDays, calendarDate } from '@cogn/shared/calendar-date.ts';
import { describeMachine } from './describe-machine.ts';
import { readPages } from './read-pages.ts';
import { summarize } from './sample-statistics.ts';
import { withServer, type Engine } from './with-server.ts';
import { unreachableLimits } from './unreachable-limits.ts';

const samples = Number(process.env.COGN_BENCH_SAMPLES ?? 25);
/** The number of accounts, each with a year of rows in the same tables. Only the first account is measured. */
const people = Number(process.env.COGN_BENCH_PEOPLE ?? 5);
const warmUps = 2;
/** A fixed last day, so that runs can be compared. */
const last = calendarDate('2026-11-20');
const spans = { day: 1, month: 30, year: 365 } as const;
type Span = keyof typeof spans;
const agreed = ['privacy_policy', 'health', 'spirituality', 'crisis_messages'];

const pages = await readPages();
const dated = new Set([...(await readRights())].flatMap(([table, { row }]) => ('date' in row ? [table] : [])));
/** The tables that the benchmark reads with every page, as the signed-in shell does. */
const tablesOfShell = ['profiles', 'consents', 'preferences'];

async function makePeople(server: RunningServer): Promise<Person[]> {
  const made: Person[] = [];
  while (made.length < people) made.push(await makePerson(server, { consents: agreed }));
  return made;
}

/** Returns the web app's client, and a counter of its requests and of the bytes of the responses. */
function countingClient(server: RunningServer, person: Person) {
  const count = { bytes: 0, requests: 0 };
  const client = createDataClient(server.url, async (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set('authorization', `Bearer ${person.session.access_token}`);
    const answer = await fetch(input, { ...init, headers });
    const body = await answer.arrayBuffer();
    count.bytes += body.byteLength;
    count.requests += 1;
    return new Response(body, { status: answer.status, headers: answer.headers });
  });
  return { client, count };
}

function scopeOf(table: string, span: Span): Scope {
  return dated.has(table) ? { kind: 'dates', from: addDays(last, 1 - spans[span]), to: last } : { kind: 'all' };
}

/** Opens a page once: sends all its requests concurrently and waits for the last response. */
async function open(server: RunningServer, person: Person, tables: readonly string[], span: Span) {
  const { client, count } = countingClient(server, person);
  const started = performance.now();
  await Promise.all([...tablesOfShell, ...tables].map((table) => fetchRows(client, table, scopeOf(table, span))));
  return { milliseconds: performance.now() - started, ...count };
}

async function measure(server: RunningServer, engine: Engine, everybody: readonly Person[]): Promise<void> {
  let rows = 0;
  for (const person of everybody)
    for (const count of (await fillAccount(server, person.session, last)).values()) rows += count;
  const [person] = everybody;
  if (!person) throw new Error('no user to measure');
  console.log(`\n${engine}: ${String(rows)} rows of ${String(people)} people`);
  const opened = new Map<string, Awaited<ReturnType<typeof open>>[]>();
  for (let round = 0; round < warmUps + samples; round += 1) {
    // Pages and spans take turns, so that other work of the machine affects all equally.
    for (const [id, tables] of pages) {
      for (const span of Object.keys(spans) as Span[]) {
        const one = await open(server, person, tables, span);
        if (round >= warmUps) opened.set(`${id} ${span}`, [...(opened.get(`${id} ${span}`) ?? []), one]);
      }
    }
  }
  console.log('| page | requests (year) | day: ms, 95th | month | year | kB: day, month, year |');
  console.log('| --- | --- | --- | --- | --- | --- |');
  for (const id of pages.keys()) console.log(lineOf(id, (span) => opened.get(`${id} ${span}`) ?? []));
}

function lineOf(id: string, of: (span: Span) => readonly { milliseconds: number; bytes: number; requests: number }[]) {
  const names = Object.keys(spans) as Span[];
  const times = names.map((span) => {
    const { median, lowerQuartile, upperQuartile, late } = summarize(of(span).map(({ milliseconds }) => milliseconds));
    const [m, l, u, p] = [median, lowerQuartile, upperQuartile, late].map((value) => value.toFixed(0));
    return `${m} (${l}–${u}), ${p}`;
  });
  const sizes = names.map((span) => ((of(span)[0]?.bytes ?? 0) / 1000).toFixed(1));
  return `| ${[id, of('year')[0]?.requests, ...times, sizes.join(', ')].join(' | ')} |`;
}

const sayLoad = (when: string) =>
  console.log(
    `load of the machine when it ${when}: ${loadavg()
      .map((load) => load.toFixed(2))
      .join(', ')}`,
  );

console.log(describeMachine());
console.log(`${String(samples)} openings of each page and span after ${String(warmUps)}; median (quartiles), 95th in ms`);
sayLoad('began');
for (const engine of ['pglite', 'postgres'] as const) {
  await withServer(engine, unreachableLimits, {
    prepare: makePeople,
    fill: ({ query }) =>
      query(`update public.profiles set is_premium = true, premium_expires_at = timestamptz '2099-12-31'`).then(() => {}),
    measure: (server, everybody) => measure(server, engine, everybody),
  });
}
sayLoad('ended');
