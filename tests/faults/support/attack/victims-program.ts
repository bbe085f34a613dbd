// The process of the victims: eight users with normal behaviour. They act at fixed times, even if the last response has not
// arrived. So a stall delays every request that begins during it. They do not retry: every request without success counts as
// failed.
import { randomUUID } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { clientFrom, signInFrom, type Client, type Reply } from './loopback.ts';
import type { Planted } from './plant-people.ts';
import type { FromVictims, Phase, Sample, ToVictims } from './victims.ts';

const everyMilliseconds = 500;
/**
 * The time limit of a request in milliseconds. After it, the request counts as failed, because no user waits longer for a page.
 */
const patience = 10_000;
const today = '2026-11-23';
const ordered = 'order=date.asc,created_at.asc,id.asc';
const oneDay = (table: string) =>
  `/rest/v1/${table}?select=*&date=gte.${today}&date=lte.${today}&${ordered}&limit=1000&offset=0`;

const delay = monitorEventLoopDelay({ resolution: 10 });
const samples: Record<Phase, Sample[]> = { warm: [], calm: [], attack: [], after: [] };
const underWay = new Set<Promise<void>>();
let phase: Phase = 'warm';
let isOver = false;

interface Victim {
  client: Client;
  tokens: { access_token: string; refresh_token: string };
  /** For each row's id, the amount in ml that the server acknowledged last. */
  ledger: Map<string, number>;
  /** Ids of rows that the victim has changed or tried to change. The victim changes no row twice. */
  unsure: Set<string>;
}

const tokenOf = ({ tokens }: Victim) => ({ authorization: `Bearer ${tokens.access_token}` });
const get = (victim: Victim, path: string) => victim.client.send('GET', path, { headers: tokenOf(victim) });
const succeeded = ({ status }: Reply) => status >= 200 && status < 300;

async function add(victim: Victim): Promise<Reply> {
  const [id, amount] = [randomUUID(), 1 + (victim.ledger.size % 5000)];
  const body = JSON.stringify({ id, date: today, amount_ml: amount });
  const reply = await victim.client.send('POST', '/rest/v1/water_entries', { headers: tokenOf(victim), body });
  if (succeeded(reply)) victim.ledger.set(id, amount);
  return reply;
}

async function change(victim: Victim): Promise<Reply> {
  const id = [...victim.ledger.keys()].findLast((each) => !victim.unsure.has(each));
  if (id === undefined) return add(victim);
  victim.unsure.add(id);
  const body = JSON.stringify({ amount_ml: 4321 });
  const path = `/rest/v1/water_entries?id=eq.${id}`;
  const reply = await victim.client.send('PATCH', path, { headers: tokenOf(victim), body });
  if (succeeded(reply)) victim.ledger.set(id, 4321);
  else victim.ledger.delete(id);
  return reply;
}

async function refresh(victim: Victim): Promise<Reply> {
  const body = JSON.stringify({ refresh_token: victim.tokens.refresh_token });
  const reply = await victim.client.send('POST', '/auth/v1/token?grant_type=refresh_token', { body });
  if (succeeded(reply)) victim.tokens = JSON.parse(reply.text) as Victim['tokens'];
  return reply;
}

const moods = { name: 'a day of moods', act: (victim: Victim) => get(victim, oneDay('mood_entries')) };
const water = { name: 'a day of water', act: (victim: Victim) => get(victim, oneDay('water_entries')) };
const list = {
  name: 'thirty rows by date',
  act: (victim: Victim) => get(victim, '/rest/v1/mood_entries?select=*&order=date.desc,created_at.desc&limit=30'),
};
const profile = { name: 'the own profile', act: (victim: Victim) => get(victim, '/rest/v1/profiles?select=*&limit=1') };
const adding = { name: 'a row added', act: add };
const changing = { name: 'a row changed', act: change };
const refreshing = { name: 'a session refreshed', act: refresh };
const opening = { name: "the app's page", act: (victim: Victim) => victim.client.send('GET', '/') };
const loading = { name: "the app's program", act: (victim: Victim) => victim.client.send('GET', '/assets/app-start.js') };
const statistics = {
  name: 'the overview of a month',
  act: (victim: Victim) =>
    victim.client.send('POST', '/rest/v1/rpc/statistics_overview', {
      headers: tokenOf(victim),
      body: JSON.stringify({ from_date: '2026-10-24', to_date: today }),
    }),
};
/** The actions of one user, in order: the user opens the app, views pages, writes, and sometimes refreshes the session. */
const day = [
  ...[opening, loading, profile, moods, water, adding, moods, water, changing, list],
  ...[statistics, moods, adding, water, moods, refreshing, profile, adding, list, changing],
];

async function act(victim: Victim, turn: number): Promise<void> {
  const { name, act: perform } = day[turn % day.length]!;
  const at = phase;
  const began = performance.now();
  const reply = await perform(victim);
  const milliseconds = performance.now() - began;
  const problem = succeeded(reply) ? {} : { problem: `${String(reply.status)} ${reply.text.slice(0, 160)}` };
  samples[at].push({ action: name, milliseconds, ...problem });
}

async function live(victim: Victim, place: number): Promise<void> {
  await wait((everyMilliseconds / 8) * place);
  let next = performance.now();
  for (let turn = place * 3; !isOver; turn += 1) {
    const acting = act(victim, turn).finally(() => underWay.delete(acting));
    underWay.add(acting);
    next += everyMilliseconds;
    await wait(Math.max(0, next - performance.now()));
  }
}

/** Reads the acknowledged rows after the attack. Retries for half a minute, because this checks durability, not speed. */
async function readBack(victim: Victim): Promise<{ lost: string[]; unread: number }> {
  const until = performance.now() + 30_000;
  const ids = [...victim.ledger.keys()];
  const lost: string[] = [];
  let unread = 0;
  for (let at = 0; at < ids.length; at += 100) {
    const some = ids.slice(at, at + 100);
    const path = `/rest/v1/water_entries?select=id,amount_ml&id=in.(${some.join(',')})`;
    let reply = await get(victim, path);
    while (!succeeded(reply) && performance.now() < until) {
      await wait(1000);
      reply = await get(victim, path);
    }
    if (!succeeded(reply)) {
      unread += some.length;
      continue;
    }
    const rows = JSON.parse(reply.text) as { id: string; amount_ml: number }[];
    const stored = new Map(rows.map((row) => [row.id, row.amount_ml]));
    lost.push(...some.filter((id) => stored.get(id) !== victim.ledger.get(id)));
  }
  return { lost, unread };
}

const say = (message: FromVictims) => process.send?.(message);
const victims: Victim[] = [];
let lives: Promise<unknown> = Promise.resolve();

async function begin(url: string, people: Planted[]): Promise<void> {
  for (const person of people) {
    const client = clientFrom(url, person.address, { sockets: 6, patience });
    victims.push({ client, tokens: await signInFrom(client, person), ledger: new Map(), unsure: new Set() });
  }
  delay.enable();
  lives = Promise.all(victims.map(live));
  say({ kind: 'ready' });
}

async function finish(): Promise<void> {
  isOver = true;
  await lives;
  await Promise.all(underWay);
  delay.disable();
  const read = await Promise.all(victims.map(readBack));
  const lost = read.flatMap((each) => each.lost);
  const unread = read.reduce((sum, each) => sum + each.unread, 0);
  const written = victims.reduce((sum, { ledger }) => sum + ledger.size, 0);
  for (const { client } of victims) client.close();
  say({ kind: 'report', report: { samples, lost, unread, written, ownDelay: Math.round(delay.max / 1e6) } });
}

process.on('message', (message: ToVictims) => {
  if (message.kind === 'phase') phase = message.phase;
  else if (message.kind === 'finish') void finish();
  else void begin(message.url, message.people);
});
// Ends the process if the parent process ends, because then nobody reads the result.
process.once('disconnect', () => process.exit());
