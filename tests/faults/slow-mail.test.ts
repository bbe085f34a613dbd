import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePreparedDataFolder, removeDataFolder, startServer, type RunningServer } from '../support/server.ts';
import { startSlowMailServer, type SlowMailServer } from './support/slow-mail-server.ts';

/** The delay of the mail server in milliseconds. Only a long run tests the half minute of a very slow server. */
const thinking = process.env['COGN_LONG'] === undefined ? 1_500 : 31_000;

let mails: SlowMailServer;
let server: RunningServer;
let folder: string;
beforeAll(async () => {
  mails = await startSlowMailServer();
  folder = await makePreparedDataFolder();
  server = await startServer(folder, { environment: { LOG_LEVEL: 'silent', SMTP_URL: mails.url } });
});
afterAll(async () => {
  mails.become('quick');
  await server.stop();
  await mails.close();
  await removeDataFolder(folder);
});

async function signUp(email: string): Promise<{ status: number; took: number }> {
  const began = performance.now();
  const answer = await fetch(`${server.url}/auth/v1/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'a calm blue kettle' }),
  });
  await answer.text();
  return { status: answer.status, took: performance.now() - began };
}
const mailsTo = (email: string) => mails.taken.filter(({ to }) => to.includes(email));

test('a slow mail server delays no request, and each mail arrives once', async () => {
  mails.become('thinks');
  const people = Array.from({ length: 6 }, (_, index) => `thinking-${String(index)}@person.example`);
  for (const email of people) {
    const { status, took } = await signUp(email);
    expect(status).toBe(200);
    // If the request waited for the mail server, it would take up to a minute. The limit leaves time for a password hash on a
    // busy machine.
    expect(took).toBeLessThan(15_000);
  }
  await expect.poll(() => mails.arrived, { timeout: 30_000 }).toBeGreaterThan(0);
  await wait(thinking);
  mails.become('quick');
  await expect.poll(() => people.every((email) => mailsTo(email).length > 0), { timeout: 30_000 }).toBe(true);
  expect(people.map((email) => mailsTo(email).length)).toEqual(people.map(() => 1));
});

test('a mail that the mail server rejects temporarily is retried', { timeout: 120_000 }, async () => {
  mails.become('away');
  const before = mails.arrived;
  expect((await signUp('away@person.example')).status).toBe(200);
  await expect.poll(() => mails.arrived, { timeout: 30_000 }).toBeGreaterThan(before);
  expect(mailsTo('away@person.example')).toEqual([]);
  mails.become('quick');
  await expect.poll(() => mailsTo('away@person.example').length, { timeout: 60_000 }).toBe(1);
});
