// Measures how a flood of wrong passwords affects other users. One signed-in user reads a journal ten times a second: first
// alone, then during 200 concurrent sign-ins from many addresses and for many accounts. All limits are on.
// Run: node bench/wrong-logins.ts
import { loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { makePerson, type Person } from '../tests/support/person.ts';
import type { RunningServer } from '../tests/support/server.ts';
import { describeMachine } from './describe-machine.ts';
import { summarize } from './sample-statistics.ts';
import { withServer, type Engine } from './with-server.ts';

const rounds = Number(process.env.COGN_BENCH_ROUNDS ?? 3);
const seconds = Number(process.env.COGN_BENCH_SECONDS ?? 15);
const attackers = 200;
const readEveryMilliseconds = 100;
const accounts = 1000;

/** The flood's responses by status. */
type ResponseCounts = Record<string, number>;

interface Measured {
  reads: number[];
  /** Response times, in milliseconds, of the user's sign-ins on a known device. */
  signIns: number[];
}

async function timed(url: string, request: RequestInit): Promise<number> {
  const started = performance.now();
  const answer = await fetch(url, request);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`the person got ${String(answer.status)}: the figure would be worth nothing`);
  return performance.now() - started;
}

async function measureRound(server: RunningServer, person: Person, cookie: string): Promise<Measured> {
  const reading = `${server.url}/rest/v1/water_entries?select=*&order=date.desc&limit=30`;
  const signingIn = `${server.url}/auth/v1/token?grant_type=password`;
  const from = { 'x-forwarded-for': '192.0.2.1', 'content-type': 'application/json' };
  const measured: Measured = { reads: [], signIns: [] };
  const ends = performance.now() + seconds * 1000;
  const waiting: Promise<void>[] = [];
  // Reads start at fixed times, even if the last response has not arrived. So a stall delays every read that starts during it.
  for (let number = 0; performance.now() < ends; number += 1) {
    const authorization = `Bearer ${person.session.access_token}`;
    waiting.push(timed(reading, { headers: { ...from, authorization } }).then((time) => void measured.reads.push(time)));
    if (number % 20 === 10) {
      const body = JSON.stringify({ email: person.email, password: person.password });
      const request = { method: 'POST', headers: { ...from, cookie }, body };
      waiting.push(timed(signingIn, request).then((time) => void measured.signIns.push(time)));
    }
    await wait(readEveryMilliseconds);
  }
  await Promise.all(waiting);
  return measured;
}

async function underAttack<Result>(server: RunningServer, work: () => Promise<Result>): Promise<[Result, ResponseCounts]> {
  const flood = new Worker(new URL('wrong-logins-flood.ts', import.meta.url), {
    workerData: { url: server.url, attackers, accounts },
  });
  const answered = new Promise<ResponseCounts>((resolve, reject) => {
    flood.once('message', resolve).once('error', reject);
  });
  await wait(2000);
  const result = await work();
  flood.postMessage('enough');
  const answers = await answered;
  await flood.terminate();
  return [result, answers];
}

function report(title: string, times: number[]): void {
  const { count, median, late, latest } = summarize(times);
  console.log(`| ${title} | ${String(count)} | ${[median, late, latest].map((time) => time.toFixed(0)).join(' | ')} |`);
}

async function measure(server: RunningServer, person: Person, engine: Engine): Promise<void> {
  const body = JSON.stringify({ email: person.email, password: person.password });
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.2' };
  const first = await fetch(`${server.url}/auth/v1/token?grant_type=password`, { method: 'POST', headers, body });
  const cookie = first.headers.get('set-cookie')?.split(';')[0] ?? '';
  const quiet: Measured = { reads: [], signIns: [] };
  const loud: Measured = { reads: [], signIns: [] };
  const answers: ResponseCounts = {};
  const keep = (all: Measured, more: Measured) => {
    all.reads.push(...more.reads);
    all.signIns.push(...more.signIns);
  };
  for (let round = 0; round < rounds; round += 1) {
    keep(quiet, await measureRound(server, person, cookie));
    const [measured, got] = await underAttack(server, () => measureRound(server, person, cookie));
    keep(loud, measured);
    for (const [status, times] of Object.entries(got)) answers[status] = (answers[status] ?? 0) + times;
  }
  report(`${engine}: reads, nothing else`, quiet.reads);
  report(`${engine}: reads during the attack`, loud.reads);
  report(`${engine}: sign-in on a known device, nothing else`, quiet.signIns);
  report(`${engine}: sign-in on a known device during the attack`, loud.signIns);
  const perSecond = Object.entries(answers).map(
    ([status, times]) => `${status} ${(times / rounds / (seconds + 2)).toFixed(0)}/s`,
  );
  console.log(`| ${engine}: the attack's answers: ${perSecond.join(', ')} | | | | |`);
}

console.log(describeMachine());
console.log(
  `${String(attackers)} concurrent sign-ins, at ${String(accounts)} accounts; ${String(rounds)} rounds of ${String(seconds)} s each way; load and server share the machine`,
);
const load = () => loadavg().map((average) => average.toFixed(2));
console.log(`load of the machine when it began: ${load().join(', ')}\n`);
console.log('| what | samples | median ms | 95th | 99th |');
console.log('| --- | --- | --- | --- | --- |');
for (const engine of ['pglite', 'postgres'] as const) {
  await withServer(
    engine,
    { TRUST_PROXY: 'true' },
    {
      prepare: (server) => makePerson(server),
      async fill({ query }, person) {
        await query(
          `insert into auth.users (email, encrypted_password, email_confirmed_at)
         select 'target-' || n || '@example.org', (select encrypted_password from auth.users where id = $1), now()
         from generate_series(1, $2::int) as n`,
          [person.session.user.id, accounts / 2],
        );
        await query(
          `insert into public.water_entries (user_id, date, amount_ml)
         select $1, date '2026-01-01' + (n / 10), 250 from generate_series(0, 999) as n`,
          [person.session.user.id],
        );
      },
      measure: (server, person) => measure(server, person, engine),
    },
  );
}
