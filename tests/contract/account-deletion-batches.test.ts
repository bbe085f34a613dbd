import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { confirmedPerson, goodPassword, logIn } from '../../server/src/auth/testing/people.ts';
import { type TestServer } from '../../server/src/testing/start-test-server.ts';
import { engineOfThisRun, makePerson, startRestServer, type Person } from './support/rest-server.ts';

const path = '/functions/v1/account-deletion';
const rows = 2_500;

describe.each(engineOfThisRun)('the deletion of an account with many rows, on %s', (engine) => {
  let server: TestServer;
  let other: Person;
  beforeAll(async () => {
    server = await startRestServer(engine, { config: { accountDeletionDays: 0 } });
    other = await makePerson(server);
    await write(other.id, 1);
  });
  afterAll(() => server.close());
  beforeEach(() => {
    // Erasing deleted rows from the database’s files takes seconds, so these tests mock it. account-deletion-files.test.ts
    // tests the real erasure.
    vi.spyOn(server.database, 'eraseDeleted').mockResolvedValue([]);
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  const query = <Row>(sql: string, values: unknown[] = []) =>
    server.database.asOwner((transaction) => transaction.query<Row>(sql, values));
  const write = (id: string, count: number) =>
    query(`insert into public.water_entries (user_id, date) select $1, '2026-03-01' from generate_series(1, $2::int)`, [
      id,
      count,
    ]);
  const left = async (id: string) =>
    Number(
      (await query<{ n: number }>('select count(*)::int as n from public.water_entries where user_id = $1', [id])).rows[0]
        ?.n,
    );
  const exists = async (id: string) => (await query('select from auth.users where id = $1', [id])).count === 1;

  async function personWithRows() {
    const email = `ana-${crypto.randomUUID()}@example.org`;
    const session = await confirmedPerson(server, email, { data: { language: 'pt' } });
    const { id } = session['user'] as { id: string };
    await write(id, rows);
    return { id, email, token: session['access_token'] as string };
  }
  const askAs = (token: string, method = 'GET', body?: object) =>
    server.fetch(path, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      ...(body && { body: JSON.stringify(body) }),
    });
  /** Runs a callback after each transaction of the owner role, before the next one can begin. */
  function afterEachTransaction(look: () => Promise<void>) {
    const { asOwner } = server.database;
    let looking = false;
    vi.spyOn(server.database, 'asOwner').mockImplementation(async (work) => {
      const result = await asOwner(work);
      if (!looking) {
        looking = true;
        await look().finally(() => (looking = false));
      }
      return result;
    });
  }

  test('serves other requests between its batches, and hides the remaining rows', async () => {
    const person = await personWithRows();
    expect((await askAs(person.token, 'POST', { password: goodPassword })).status).toBe(200);
    const remaining: number[] = [];
    afterEachTransaction(async () => {
      const now = await left(person.id);
      if (now === (remaining.at(-1) ?? rows)) return;
      remaining.push(now);
      expect((await other.client.from('water_entries').select('date')).data).toHaveLength(1);
      expect((await askAs(person.token)).status).toBe(401);
      expect((await logIn(server, person.email)).body).toMatchObject({ code: 'invalid_credentials' });
    });
    await server.runDueJobs();
    expect(remaining).toEqual([1_500, 500, 0]);
    expect(await exists(person.id)).toBe(false);
    expect(server.mails.all.findLast(({ to }) => to.includes(person.email))?.subject).toBe(
      'A sua conta do COGN foi excluída',
    );
  });

  test('resumes after the process ended halfway, and sends its last mail', async () => {
    const person = await personWithRows();
    await askAs(person.token, 'POST', { password: goodPassword });
    // Simulates a killed process: after the first batch, this process can no longer use the database.
    const { asOwner } = server.database;
    const cut = vi.spyOn(server.database, 'asOwner').mockImplementation(async (work) => {
      if (
        (
          await asOwner((transaction) =>
            transaction.query('select from public.water_entries where user_id = $1', [person.id]),
          )
        ).count < rows
      )
        throw new Error('the process was killed');
      return asOwner(work);
    });
    await server.runDueJobs().catch(() => undefined);
    cut.mockRestore();
    expect([await exists(person.id), await left(person.id)]).toEqual([true, rows - 1_000]);
    expect((await logIn(server, person.email)).body).toMatchObject({ code: 'invalid_credentials' });

    // The deleted account's e-mail address is free: another person can sign up with it and gets a separate account.
    server.clock.advance(3600);
    const again = (await confirmedPerson(server, person.email))['user'] as { id: string };
    // The lease of the killed process has expired, so another process or the next start continues the job.
    await query('update server.jobs set holder = null, leased_until = null');
    await server.runDueJobs();
    expect([await exists(person.id), await left(person.id)]).toEqual([false, 0]);
    expect(await exists(again.id)).toBe(true);
    expect(server.mails.all.findLast(({ to }) => to.includes(person.email))?.subject).toBe(
      'A sua conta do COGN foi excluída',
    );
    expect(JSON.stringify((await query('select payload from server.jobs')).rows)).not.toContain(person.email);
  });

  test('runs again by the upkeep job after it became a dead letter', async () => {
    const person = await personWithRows();
    await askAs(person.token, 'POST', { password: goodPassword });
    await query(`update server.jobs set dead_at = $1, reason = 'every_run_failed' where kind = 'account-deletion'`, [
      server.clock.now(),
    ]);
    await server.runDueJobs();
    expect(await exists(person.id)).toBe(true);
    server.clock.advance(2 * 3600);
    await server.upkeep();
    await server.runDueJobs();
    expect(await exists(person.id)).toBe(false);
  });

  test('by the service key closes the account at once, and a job deletes the remaining rows', async () => {
    const person = await personWithRows();
    const batches = 20;
    await write(person.id, batches * 1_000);
    const admin = (method: string) =>
      server.fetch(`/auth/v1/admin/users/${person.id}`, {
        method,
        headers: { authorization: `Bearer ${server.keys.serviceKey}`, apikey: server.keys.serviceKey },
      });
    expect((await admin('DELETE')).status).toBe(200);
    expect(await left(person.id)).toBeGreaterThan(0);
    expect((await logIn(server, person.email)).body).toMatchObject({ code: 'invalid_credentials' });
    expect((await askAs(person.token)).status).toBe(401);
    await server.runDueJobs();
    expect((await admin('GET')).status).toBe(404);
    expect(await left(person.id)).toBe(0);
  });
});
