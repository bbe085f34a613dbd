import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { chanceOf } from './chance.ts';
import type { StoredRow, AcknowledgedWrites } from './acknowledged-writes.ts';

const chance = chanceOf('writers');

/** The server's address, and a user's token. */
export interface Target {
  url: string;
  token: string;
}

/** The number of concurrent requests. */
const writers = 8;

/** Adds, changes and removes rows over HTTP, with several concurrent requests, until stopped. Records each acknowledgement. */
export function startWriters(target: Target, writes: AcknowledgedWrites): { stop(): Promise<void> } {
  let isStopped = false;
  const write = async () => {
    const own: string[] = [];
    while (!isStopped) {
      // The tests break connections on purpose. `AcknowledgedWrites` then lists the write as unanswered.
      await writeOnce(target, writes, own).catch(() => wait(50));
    }
  };
  const all = Promise.all(Array.from({ length: writers }, write));
  return {
    async stop() {
      isStopped = true;
      await all;
    },
  };
}

async function writeOnce(target: Target, writes: AcknowledgedWrites, own: string[]): Promise<void> {
  const dice = chance.whole(0, 99);
  const known = own[chance.whole(0, Math.max(0, own.length - 1))];
  if (dice < 60 || known === undefined) {
    // Usually inserts one row, but sometimes a hundred with much text, so that PostgreSQL's write-ahead log needs a new file.
    const rows = Array.from({ length: dice < 5 ? 100 : 1 }, () => ({
      id: randomUUID(),
      ...makeRow(dice < 5 ? 4_000 : 200),
    }));
    for (const { id, ...row } of rows) writes.ask(id, row);
    const ids = rows.map(({ id }) => id);
    const dated = rows.map((row) => ({ ...row, date: '2026-11-21' }));
    await settle(writes, ids, send(target, 'POST', '', dated));
    own.push(...ids);
    return;
  }
  // Takes the row out of the list during the write, so that no other write changes the row before this write has a response.
  own.splice(own.indexOf(known), 1);
  const change: StoredRow = dice < 90 ? makeRow(200) : null;
  writes.ask(known, change);
  await settle(writes, [known], send(target, change ? 'PATCH' : 'DELETE', `?id=eq.${known}`, change ?? undefined));
  if (change) own.push(known);
}

/** Records the result. If the connection was refused, the write never reached the server and must not be stored. */
async function settle(writes: AcknowledgedWrites, ids: readonly string[], sent: Promise<void>): Promise<void> {
  try {
    await sent;
    for (const id of ids) writes.confirm(id);
  } catch (error) {
    const { code } = ((error as Error).cause ?? {}) as NodeJS.ErrnoException;
    if (code === 'ECONNREFUSED') for (const id of ids) writes.withdraw(id);
    throw error;
  }
}

function makeRow(length: number): { weight_kg: number; notes: string } {
  return { weight_kg: chance.whole(100, 60_000) / 100, notes: randomUUID().repeat(Math.ceil(length / 36)) };
}

async function send({ url, token }: Target, method: string, query: string, body?: unknown): Promise<void> {
  const answer = await fetch(`${url}/rest/v1/weight_entries${query}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', prefer: 'return=minimal' },
    body: body === undefined ? undefined : JSON.stringify(body),
    signal: AbortSignal.timeout(30_000),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} answered ${String(answer.status)}: ${text}`);
}
