import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { confirmedPerson, goodPassword } from '../../server/src/auth/testing/people.ts';
import { migratedTemplate } from '../../server/src/database/open-test-database.ts';
import { openPglite } from '../../server/src/database/pglite/open-pglite.ts';
import { copyPrepared } from '../../server/src/database/pglite/prepared-folder.ts';
import { defaultTimeouts } from '../../server/src/database/transactions/timeouts.ts';
import { makeMetrics } from '../../server/src/metrics/metrics.ts';
import { s3Store } from '../../server/src/storage/stores/s3-store.ts';
import { startTestServer } from '../../server/src/testing/start-test-server.ts';
import { testClock } from '../../server/src/testing/test-clock.ts';
import { fillPerson } from './support/fill-person.ts';
import { givePhones } from './support/give-phones.ts';
import { listen, openPort } from './support/realtime-listener.ts';
import { startS3Server } from './support/s3-server.ts';
import { searchFiles } from './support/search-files.ts';

const afterwards: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of afterwards.splice(0).reverse()) await end();
});

async function openFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'cogn-files-'));
  copyPrepared(await migratedTemplate(), folder);
  const database = await openPglite({ folder, durable: false, timeouts: defaultTimeouts });
  return { folder, database };
}

test('account deletion leaves no byte of the account in database files, object storage, metrics or an open channel', async () => {
  const { folder, database } = await openFolder();
  const s3 = await startS3Server('photos');
  const metrics = makeMetrics({ database, clock: testClock() });
  const objects = s3Store(s3.settings);
  const server = await startTestServer({ database, metrics, objects, config: { accountDeletionDays: 0 } });
  const port = await openPort(server);
  afterwards.push(() => rm(folder, { recursive: true, force: true }), s3.close, server.close, port.close);
  const owner = (sql: string, values: unknown[] = []) =>
    database.asOwner((transaction) => transaction.query<Record<string, string>>(sql, values));

  const email = `ana-${crypto.randomUUID()}@example.org`;
  const session = await confirmedPerson(server, email, { data: { full_name: 'Ana Marcada' } });
  const token = session['access_token'] as string;
  const { id } = session['user'] as { id: string };
  const { rows } = await owner('select id from auth.sessions where user_id = $1', [id]);
  const marker = `nevoeiro ${crypto.randomUUID()}`;
  await fillPerson(server, { id, email, token, sessionId: rows[0]?.['id'] ?? '' }, marker);
  const phones = await givePhones(database, id);
  const { rows: devices } = await owner('select endpoint from app.push_endpoints');
  const endpoint = devices[0]?.['endpoint'] ?? '';
  // A second account, which is not deleted.
  await confirmedPerson(server, 'rui@example.org', { data: { full_name: 'Rui Que Fica' } });
  const listener = await listen(server, port.url, token, { table: 'water_entries' });
  // `port.close` waits for this socket. If the client does not disconnect, the socket closes only when a heartbeat fails.
  afterwards.push(() => listener.client.disconnect());
  expect(listener.states).toEqual(['SUBSCRIBED']);

  // Brings the database into the state of normal use: pages on disk, collected statistics, an earlier write-ahead log.
  await owner('analyze');
  await database.runScript('checkpoint');
  const words = [id, email, 'Ana Marcada', marker, endpoint, ...phones];
  const before = (await searchFiles(folder, words)).map((line) => line.slice(line.indexOf(': ') + 2));
  expect(new Set(before)).toEqual(new Set([...words, `${id} (binary)`]));
  const bucket = async () => (await readdir(s3.directory, { recursive: true })).filter((name) => /_object$/.test(name));
  expect(await bucket()).toHaveLength(1);

  const answer = await server.fetch('/functions/v1/account-deletion', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ password: goodPassword }),
  });
  expect(answer.status).toBe(200);
  await server.runDueJobs();
  await server.checkChannels();

  expect(await searchFiles(folder, words)).toEqual([]);
  expect(await bucket()).toEqual([]);
  expect(await searchFiles(s3.directory, words)).toEqual([]);
  expect(await metrics.text()).not.toMatch(new RegExp(words.join('|')));
  expect(listener.said).toContain('The session has ended');
  // An orderly close must not write cached pages of the deleted account back to disk. The other account must be complete.
  expect((await owner('select full_name from public.profiles')).rows).toEqual([{ full_name: 'Rui Que Fica' }]);
  await database.close();
  expect(await searchFiles(folder, words)).toEqual([]);
  expect(await searchFiles(folder, ['Rui Que Fica'])).not.toEqual([]);
});
