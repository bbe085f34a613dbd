// Measures whether response times reveal which addresses have an account. The benchmark sends requests for addresses with
// and without an account, in random order, one at a time. No address is used twice. The server may continue to work after a
// response, and that work may delay later requests. So the benchmark also times the next request. After each request for a
// recovery mail, it probes the server for 0.7 seconds. Run: node bench/enumeration.ts
import { randomInt, randomUUID } from 'node:crypto';
import { loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { createPasswords } from '../server/src/auth/passwords/passwords.ts';
import type { RunningServer } from '../tests/support/server.ts';
import { describeMachine } from './describe-machine.ts';
import { compareByRank, summarize } from './sample-statistics.ts';
import { withServer, type Engine } from './with-server.ts';
import { unreachableLimits } from './unreachable-limits.ts';

const samples = Number(process.env.COGN_BENCH_SAMPLES ?? 250);
/** The pause between two samples: long enough for the server to send the previous sample's mail. */
const pauseMilliseconds = 30;
const watched = Math.ceil(samples / 2);
const watchMilliseconds = 700;
/** The normal response time of an idle server. Only the time above it counts as a delay. */
const usualMilliseconds = 2;
const cases: { name: string; path: string; body: (email: string) => Record<string, unknown> }[] = [
  {
    name: 'sign-in, wrong password',
    path: 'token?grant_type=password',
    body: (email) => ({ email, password: 'not the right kettle' }),
  },
  { name: 'recover', path: 'recover', body: (email) => ({ email }) },
  { name: 'otp', path: 'otp', body: (email) => ({ email }) },
  { name: 'resend', path: 'resend', body: (email) => ({ type: 'signup', email }) },
  { name: 'sign-up', path: 'signup', body: (email) => ({ email, password: 'some calm blue kettle' }) },
];
const known = (index: number, number: number) => `known-${String(index)}-${String(number)}@example.org`;

async function timed(work: () => Promise<Response>): Promise<number> {
  const started = performance.now();
  const answer = await work();
  await answer.arrayBuffer();
  if (answer.status >= 429) throw new Error(`an answer of ${String(answer.status)}: the figure would be worth nothing`);
  return performance.now() - started;
}

async function sample(server: RunningServer, path: string, body: unknown): Promise<[answer: number, next: number]> {
  const headers = { 'content-type': 'application/json' };
  const request = { method: 'POST', headers, body: JSON.stringify(body) };
  await wait(pauseMilliseconds);
  const answer = await timed(() => fetch(`${server.url}/auth/v1/${path}`, request));
  const next = await timed(() => fetch(`${server.url}/auth/v1/health`));
  return [answer, next];
}

function report(title: string, withAccount: number[], without: number[]): void {
  const [one, other] = [summarize(withAccount), summarize(without)];
  const { effect, probability } = compareByRank(withAccount, without);
  const times = ({ median, lowerQuartile, upperQuartile }: typeof one) =>
    `${median.toFixed(2)} (${lowerQuartile.toFixed(2)}–${upperQuartile.toFixed(2)})`;
  console.log(`| ${title} | ${times(one)} | ${times(other)} | ${effect.toFixed(3)} | ${probability.toPrecision(2)} |`);
}

/** Requests a recovery mail, then probes the server for 0.7 seconds. Returns the sum of the probes' delays in milliseconds. */
async function watch(server: RunningServer, email: string): Promise<number> {
  const body = JSON.stringify({ email });
  await wait(pauseMilliseconds);
  const headers = { 'content-type': 'application/json' };
  await timed(() => fetch(`${server.url}/auth/v1/recover`, { method: 'POST', headers, body }));
  let sum = 0;
  const ends = performance.now() + watchMilliseconds;
  while (performance.now() < ends) {
    sum += Math.max(0, (await timed(() => fetch(`${server.url}/auth/v1/health`))) - usualMilliseconds);
  }
  return sum;
}

async function measureWatching(server: RunningServer, engine: Engine): Promise<void> {
  const sums: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
  const waiting = Array.from({ length: watched * 2 }, (_, number) => number % 2 === 0);
  for (let number = 0; waiting.length > 0; number += 1) {
    const [isKnown] = waiting.splice(randomInt(waiting.length), 1);
    const email = isKnown ? known(cases.length, number) : `nobody-${randomUUID()}@example.org`;
    sums[isKnown ? 'known' : 'unknown'].push(await watch(server, email));
  }
  report(`${engine}: delays in the 0.7 s after recover, summed`, sums.known, sums.unknown);
}

async function measure(server: RunningServer, engine: Engine): Promise<void> {
  await measureWatching(server, engine);
  for (const [index, { name, path, body }] of cases.entries()) {
    const times = { known: [[], []] as [number[], number[]], unknown: [[], []] as [number[], number[]] };
    const waiting = Array.from({ length: samples * 2 }, (_, number) => number % 2 === 0);
    for (let number = 0; waiting.length > 0; number += 1) {
      const [isKnown] = waiting.splice(randomInt(waiting.length), 1);
      const email = isKnown ? known(index, number) : `nobody-${randomUUID()}@example.org`;
      const [answer, next] = await sample(server, path, body(email));
      const [answers, nexts] = isKnown ? times.known : times.unknown;
      answers.push(answer);
      nexts.push(next);
    }
    report(`${engine}: ${name}`, times.known[0], times.unknown[0]);
    report(`${engine}: the request after ${name}`, times.known[1], times.unknown[1]);
  }
}

console.log(describeMachine());
console.log(`${String(samples)} samples of each kind, in random order, one at a time, each address once`);
console.log(
  `load of the machine when it began: ${loadavg()
    .map((load) => load.toFixed(2))
    .join(', ')}\n`,
);
console.log('| what | with an account: median (quartiles) ms | without | effect | by chance |');
console.log('| --- | --- | --- | --- | --- |');
for (const engine of ['pglite', 'postgres'] as const) {
  await withServer(engine, unreachableLimits, {
    prepare: () => createPasswords().hash('a calm blue kettle'),
    async fill({ query }, hash) {
      for (let index = 0; index <= cases.length; index += 1) {
        await query(
          `insert into auth.users (email, encrypted_password, email_confirmed_at)
           select 'known-' || $1::int || '-' || n || '@example.org', $2, now() from generate_series(0, $3::int) as n`,
          [index, hash, samples * 2],
        );
      }
      await query('analyze auth.users');
    },
    measure: (server) => measure(server, engine),
  });
}
console.log(
  `\nload of the machine when it ended: ${loadavg()
    .map((load) => load.toFixed(2))
    .join(', ')}`,
);
