import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { migratedTemplate } from '../../server/src/database/open-test-database.ts';
import { copyPrepared } from '../../server/src/database/pglite/prepared-folder.ts';
import { startPostgresCluster } from '../../server/src/testing/postgres-cluster.ts';
import { makePerson } from '../support/person.ts';
import { makeDataFolder, removeDataFolder, startServer } from '../support/server.ts';
import { AcknowledgedWrites } from './support/acknowledged-writes.ts';
import { collectAnswers } from './support/outage-answers.ts';
import { readStoredRows } from './support/read-stored-rows.ts';
import { mountSmallDisk, simulateSmallDisk, type SmallDisk } from './support/small-disk.ts';
import { startWriters, type Target } from './support/writers.ts';

const patience = 180_000;

/** Tries to write an entry. Returns the text of the error that the user gets, or undefined if the entry was stored. */
async function refusalOfWriting({ url, token }: Target): Promise<string | undefined> {
  const answer = await fetch(`${url}/rest/v1/weight_entries`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ id: randomUUID(), date: '2026-11-22', weight_kg: 60, notes: 'x'.repeat(4_000) }),
  });
  const text = await answer.text();
  if (answer.ok) return undefined;
  return `${String(answer.status)}, again in ${answer.headers.get('retry-after') ?? 'how long?'}: ${text}`;
}

async function fillWhileWriting(disk: SmallDisk, dataFolder: string, settings: Record<string, string> = {}): Promise<void> {
  const environment = { LOG_LEVEL: 'silent', LIMIT_REQUESTS_PER_MINUTE: '1000000', ...settings, ...disk.environment };
  const server = await startServer(dataFolder, { environment });
  const target = { url: server.url, token: (await makePerson(server)).session.access_token };
  const other = { url: server.url, token: (await makePerson(server)).session.access_token };
  const writes = new AcknowledgedWrites();
  const writers = startWriters(target, writes);
  // Reads as a second user, because the first user sends many writes. On a slow machine, the fair queue may limit that first
  // user.
  const answers = collectAnswers(other);
  await expect.poll(() => writes.acknowledged, { timeout: 30_000 }).toBeGreaterThan(20);

  await disk.fill();
  let refused: string | undefined;
  await expect.poll(async () => (refused = await refusalOfWriting(other)), { timeout: 60_000 }).toBeDefined();
  expect(refused).toMatch(/^503, again in \d+: .*(no room|Retrying|not answer)/);

  const before = writes.acknowledged;
  await disk.makeRoom();
  await expect.poll(() => writes.acknowledged - before, { timeout: 60_000, interval: 50 }).toBeGreaterThan(20);
  await writers.stop();
  await answers.stop();
  expect(answers.unclear).toEqual([]);
  expect(writes.check(await readStoredRows(target))).toEqual([]);
  console.log(
    `disk full: ${String(writes.acknowledged)} rows acknowledged, none lost; ${String(writes.unanswered)} not stored or without an answer; error: ${refused ?? ''}`,
  );
  expect(await server.stop()).toBe(0);
}

test(
  'the embedded database on a full disk: clear errors, no acknowledged write is lost, and it recovers once there is room',
  { timeout: patience },
  async () => {
    const disk = (await mountSmallDisk(110)) ?? (await simulateSmallDisk());
    onTestFinished(() => disk.remove());
    const folder = join(disk.folder, 'data');
    copyPrepared(await migratedTemplate(), join(folder, 'database'));
    await fillWhileWriting(disk, folder);
  },
);

// Runs only in a long run, because the test must mount a disk.
if (process.env['COGN_LONG'] !== undefined) {
  test('PostgreSQL on a full disk: clear errors, no acknowledged write is lost', { timeout: patience }, async () => {
    const disk = await mountSmallDisk(200);
    if (!disk) throw new Error('This test mounts a small disk, which takes root. Run it as root.');
    onTestFinished(() => disk.remove());
    const cluster = await startPostgresCluster({ within: disk.folder });
    const folder = await makeDataFolder();
    await fillWhileWriting(disk, folder, { DATABASE_URL: await cluster.createDatabase() });
    await cluster.stop();
    await removeDataFolder(folder);
  });
}
