import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { restoreBackup } from '../../server/src/backup/restore-backup.ts';
import { askServer } from '../../server/src/commands/control-socket.ts';
import { readConfig, type Config } from '../../server/src/config/config.ts';
import { openDatabase } from '../../server/src/database/open-database.ts';
import { makePerson } from '../support/person.ts';
import { makePreparedDataFolder, removeDataFolder, startServer, type RunningServer } from '../support/server.ts';
import { runCommand } from './support/run-program.ts';
import { mountSmallDisk, simulateSmallDisk } from './support/small-disk.ts';

const patience = process.env['COGN_LONG'] === undefined ? 180_000 : 600_000;

test(
  'a backup onto a full disk names that disk, with the server running or stopped, and leaves nothing there',
  { timeout: patience },
  async () => {
    const folder = await makePreparedDataFolder();
    onTestFinished(() => removeDataFolder(folder));
    const disk = (await mountSmallDisk(2)) ?? (await simulateSmallDisk());
    onTestFinished(() => disk.remove());
    const server = await startServer(folder, { environment: { LOG_LEVEL: 'silent', ...disk.environment } });
    await makePerson(server);
    const before = await readdir(disk.folder);
    await disk.fill();
    const backUp = () => runCommand('backup', [join(disk.folder, 'a.backup'), '--data', folder], disk.environment);
    const full = `The disk that holds ${disk.folder} is full`;
    expect(await backUp()).toMatchObject({ code: 1, printed: expect.stringContaining(full) as string });
    await disk.makeRoom();
    expect(await server.stop()).toBe(0);
    await disk.fill();
    expect(await backUp()).toMatchObject({ code: 1, printed: expect.stringContaining(full) as string });
    await disk.makeRoom();
    expect(await readdir(disk.folder)).toEqual(before);
  },
);

/** The number of accounts in the backup, each with several rows. */
const accounts = process.env['COGN_LONG'] === undefined ? 200 : 40_000;

async function ask<Row>(config: Config, sql: string, values: unknown[] = []): Promise<Row[]> {
  const database = await openDatabase(config);
  try {
    return (await database.asOwner((transaction) => transaction.query<Row>(sql, values))).rows;
  } finally {
    await database.close();
  }
}

/** Starts six writers that write without a pause. Each request writes two rows; a consistent backup contains both or none. */
function writePairs({ url }: RunningServer, token: string) {
  const acknowledged: string[] = [];
  let [isStopped, longest] = [false, 0];
  const write = async () => {
    while (!isStopped) {
      const pair = randomUUID();
      const rows = [60, 61].map((weight_kg) => ({ id: randomUUID(), date: '2026-11-21', weight_kg, notes: pair }));
      const began = performance.now();
      const answer = await fetch(`${url}/rest/v1/weight_entries`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', prefer: 'return=minimal' },
        body: JSON.stringify(rows),
      });
      await answer.text();
      longest = Math.max(longest, performance.now() - began);
      if (answer.ok) acknowledged.push(pair);
    }
  };
  const writers = Promise.all(Array.from({ length: 6 }, write));
  return {
    acknowledged,
    longest: () => Math.round(longest),
    async stop() {
      isStopped = true;
      await writers;
    },
  };
}

/** Requests the readiness endpoint again and again without a pause. */
function pollReadiness({ url }: RunningServer) {
  const seen = new Set<string>();
  let isStopped = false;
  const polling = (async () => {
    while (!isStopped) {
      const answer = await fetch(`${url}/readyz`);
      seen.add(`${String(answer.status)} ${(await answer.text()).includes('backing up') ? 'backing up' : 'no backup'}`);
    }
  })();
  return {
    seen,
    async stop() {
      isStopped = true;
      await polling;
    },
  };
}

test(
  'a backup of the embedded database under six writers: consistent, without stopping writes, readiness or logging a fault',
  { timeout: patience },
  async () => {
    const folder = await makePreparedDataFolder();
    const target = await makePreparedDataFolder();
    onTestFinished(async () => Promise.all([folder, target].map(removeDataFolder)).then(() => undefined));
    const config = readConfig({ DATA_FOLDER: folder });
    const filling = await openDatabase(config);
    await filling.runScript(
      `insert into auth.users (email) select n || '@example.org' from generate_series(1, ${String(accounts)}) as n`,
    );
    await filling.close();
    let log = '';
    const environment = { LOG_LEVEL: 'info', LIMIT_REQUESTS_PER_MINUTE: '1000000' };
    const server = await startServer(folder, { environment, hear: (printed) => (log += printed) });
    const writers = writePairs(server, (await makePerson(server)).session.access_token);
    await expect.poll(() => writers.acknowledged.length).toBeGreaterThan(20);
    const readiness = pollReadiness(server);

    const before = [...writers.acknowledged];
    const path = join(folder, 'a.backup');
    const began = performance.now();
    const outcome = await askServer(folder, { backup: path });
    const seconds = Math.round((performance.now() - began) / 1000);
    const during = writers.acknowledged.length - before.length;
    await readiness.stop();
    await writers.stop();
    expect(await server.stop()).toBe(0);

    expect(outcome).toMatchObject({ done: true });
    expect(readiness.seen).toContain('200 backing up');
    expect([...readiness.seen].filter((one) => !one.startsWith('200'))).toEqual([]);
    // Ignores the warning about an outdated web build, which is unrelated to backups.
    const lines = log.split('\n').filter((line) => !line.includes('npm run build'));
    expect(lines.filter((line) => /"level":"(warn|error|fatal)"/.test(line))).toEqual([]);
    expect(log).toContain('a backup was made');
    expect(during).toBeGreaterThan(0);

    const restored = readConfig({ DATA_FOLDER: target });
    const wish = { passphrase: undefined, replace: true, endSignIns: false, now: new Date() };
    await restoreBackup({ config: restored, path, ...wish });
    const pairs = await ask<{ notes: string; count: number }>(
      restored,
      'select notes, count(*)::integer as count from public.weight_entries group by 1',
    );
    expect(pairs.filter(({ count }) => count !== 2)).toEqual([]);
    const restoredNotes = new Set(pairs.map(({ notes }) => notes));
    expect(before.filter((pair) => !restoredNotes.has(pair))).toEqual([]);
    console.log(
      `backup of ${String(accounts)} accounts: ${outcome?.sentence.split('\n')[0] ?? ''}\n  ${String(seconds)} s, ${String(during)} writes meanwhile, the longest took ${String(writers.longest())} ms`,
    );
  },
);
