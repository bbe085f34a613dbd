import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { confirmedPerson, goodPassword, logIn } from '../../server/src/auth/testing/people.ts';
import { cancelDeletion } from '../../server/src/functions/account-deletion/request-deletion.ts';
import { send } from '../../server/src/auth/testing/requests.ts';
import type { TestServer } from '../../server/src/testing/start-test-server.ts';
import {
  allTables,
  fillPerson,
  tablesWithoutPersonalData,
  searchSamples,
  searchTables,
  type Filled,
} from './support/fill-person.ts';
import { givePhones } from './support/give-phones.ts';
import { engineOfThisRun, startRestServer } from './support/rest-server.ts';

const day = 86_400;
const path = '/functions/v1/account-deletion';

describe.each(engineOfThisRun)('account deletion, on %s', (engine) => {
  let server: TestServer;
  let person: Filled;
  beforeAll(async () => {
    server = await startRestServer(engine);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    person = await newPerson();
  });

  async function newPerson(): Promise<Filled> {
    const email = `ana-${crypto.randomUUID()}@example.org`;
    return filledOf(await confirmedPerson(server, email, { data: { full_name: 'Ana', language: 'pt' } }));
  }
  function filledOf(session: { access_token: string; user: { id: string; email: string } }): Filled {
    const { session_id: sessionId } = JSON.parse(
      Buffer.from(session.access_token.split('.')[1] ?? '', 'base64url').toString(),
    ) as { session_id: string };
    return { id: session.user.id, email: session.user.email, sessionId, token: session.access_token };
  }
  async function ask(method: string, { token }: { token?: string }, body?: object) {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
    const answer = await server.fetch(path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    const text = await answer.text();
    return { status: answer.status, body: (text === '' ? {} : JSON.parse(text)) as Record<string, unknown> };
  }
  const query = <Row>(sql: string, values: unknown[] = []) =>
    server.database.asOwner((transaction) => transaction.query<Row>(sql, values));
  const exists = async ({ id }: Filled) => (await query('select from auth.users where id = $1', [id])).count === 1;
  const signInAgain = async ({ email }: Filled) => {
    const { status, body } = await logIn(server, email);
    expect(status).toBe(200);
    return body as { access_token: string; user: { id: string; email: string; app_metadata: Record<string, unknown> } };
  };
  const newestMail = ({ email }: Filled) => server.mails.all.findLast(({ to }) => to.includes(email));

  test('needs the account’s own password or mailed code; a session alone is not enough', async () => {
    const other = await newPerson();
    const refused = async (body: object, token: string | undefined = person.token) => {
      const answer = await ask('POST', token === undefined ? {} : { token }, body);
      return [answer.status, answer.body['code']];
    };
    expect(await refused({})).toEqual([400, 'reauthentication_needed']);
    expect(await refused({ password: 'another password' })).toEqual([400, 'invalid_credentials']);
    expect(await refused({ code: '000000' })).toEqual([422, 'reauthentication_not_valid']);
    expect((await ask('POST', {}, { password: goodPassword })).status).toBe(401);
    expect((await ask('POST', { token: server.keys.serviceKey }, { password: goodPassword })).status).toBe(401);
    await send(server, 'reauthenticate', undefined, { token: person.token });
    const code = /\b\d{6}\b/.exec((await server.mails.next(person.email)).text)?.[0];
    expect(await refused({ code }, other.token)).toEqual([422, 'reauthentication_not_valid']);
    expect(await exists(person)).toBe(true);
    expect((await ask('GET', person)).body).toEqual({ grace_days: 7, due_at: null });
    expect((await ask('POST', person, { code })).status).toBe(200);
  });

  test('is refused after the password alone when the account has a second factor', async () => {
    await query(
      `insert into auth.mfa_factors (user_id, factor_type, status, secret, created_at, updated_at)
       values ($1, 'totp', 'verified', 'S', now(), now())`,
      [person.id],
    );
    const fresh = await signInAgain(person);
    const answer = await ask('POST', { token: fresh.access_token }, { password: goodPassword });
    expect([answer.status, answer.body['code']]).toEqual([403, 'insufficient_aal']);
  });

  test('waits for the grace period, while everything that leaves the server for this account ends at once', async () => {
    await fillPerson(server, person, 'anything');
    await query(`update public.crisis_deliveries set state = 'queued', next_try_at = now() where user_id = $1`, [person.id]);
    const now = server.clock.now();
    const { body } = await ask('POST', person, { password: goodPassword });
    const dueAt = new Date(now.getTime() + 7 * day * 1000).toISOString();
    expect(body).toEqual({ due_at: dueAt });
    expect((await ask('GET', person)).status).toBe(401);
    const leaving = ['app.calendar_feeds', 'app.health_links', 'public.push_subscriptions'];
    for (const table of ['auth.sessions', ...leaving, 'auth.one_time_tokens']) {
      const { count } = await query(`select from ${table} where user_id = $1`, [person.id]);
      expect([table, count]).toEqual([table, 0]);
    }
    const { rows } = await query(`select state, reason, next_try_at from public.crisis_deliveries where user_id = $1`, [
      person.id,
    ]);
    expect(rows).toEqual([{ state: 'failed', reason: 'account_closed', next_try_at: null }]);
    await server.runDueJobs();
    expect(newestMail(person)?.text).toContain('Manter minha conta');

    // A second deletion request does not extend the deadline of the first one.
    const again = await signInAgain(person);
    expect(again.user.app_metadata['deletion_due_at']).toBe(dueAt);
    server.clock.advance(day);
    const later = await signInAgain(person);
    expect((await ask('POST', { token: later.access_token }, { password: goodPassword })).body).toEqual({ due_at: dueAt });
    expect(await exists(person)).toBe(true);
    server.clock.advance(6 * day + 1);
    await server.runDueJobs();
    expect(await exists(person)).toBe(false);
    expect((await logIn(server, person.email)).body).toMatchObject({ code: 'invalid_credentials' });
    expect(newestMail(person)?.subject).toBe('A sua conta do COGN foi excluída');
  });

  test('can be cancelled during the grace period, with all data intact', async () => {
    await query(`insert into public.water_entries (user_id, date) values ($1, '2026-03-01')`, [person.id]);
    await ask('POST', person, { password: goodPassword });
    const { access_token: token } = await signInAgain(person);
    expect((await ask('DELETE', { token })).status).toBe(204);
    expect((await ask('GET', { token })).body).toEqual({ grace_days: 7, due_at: null });
    await server.runDueJobs();
    const subjects = () => server.mails.all.filter(({ to }) => to.includes(person.email)).map(({ subject }) => subject);
    const before = subjects();
    expect(before.slice(-1)).toEqual(['A sua conta do COGN continua']);
    server.clock.advance(8 * day);
    await server.runDueJobs();
    const fresh = await signInAgain(person);
    expect(fresh.user.app_metadata).not.toHaveProperty('deletion_due_at');
    expect((await query('select from public.water_entries where user_id = $1', [person.id])).count).toBe(1);
    expect((await ask('DELETE', { token: fresh.access_token })).status).toBe(204);
    await server.runDueJobs();
    // The server sends no mail, because no deletion was pending.
    expect(subjects()).toEqual(before);
  });

  test('cannot be cancelled once the account is gone', async () => {
    const keep = (id: string) =>
      server.database.asOwner((transaction) => cancelDeletion(transaction, id, server.clock.now()));
    expect(await keep(person.id)).toBe(true);
    await query('delete from auth.users where id = $1', [person.id]);
    expect(await keep(person.id)).toBe(false);
  });

  test('leaves other accounts unchanged', async () => {
    const other = await newPerson();
    await fillPerson(server, other, 'another marker');
    const tables = await allTables(server.database);
    const before = await searchTables(server.database, tables, [other.id]);
    await ask('POST', person, { password: goodPassword });
    server.clock.advance(7 * day + 1);
    await server.runDueJobs();
    expect(await exists(person)).toBe(false);
    expect((await searchTables(server.database, tables, [other.id])).found).toEqual(before.found);
  });
});

describe.each(engineOfThisRun)('immediate account deletion, on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startRestServer(engine, { config: { accountDeletionDays: 0 } });
  });
  afterAll(() => server.close());

  test('leaves no id, address or text in any table, and no file', async () => {
    const email = `ana-${crypto.randomUUID()}@example.org`;
    const session = await confirmedPerson(server, email, { data: { full_name: 'Ana Marcada' } });
    const token = session['access_token'] as string;
    const { id } = session['user'] as { id: string };
    const { rows } = await server.database.asOwner((transaction) =>
      transaction.query<{ id: string }>('select id from auth.sessions where user_id = $1', [id]),
    );
    const marker = `nevoeiro ${crypto.randomUUID()}`;
    const marked = await fillPerson(server, { id, email, token, sessionId: rows[0]?.id ?? '' }, marker);
    expect(marked).toBeGreaterThan(40);
    expect(await readdir(server.objectsFolder)).toHaveLength(1);

    const phones = await givePhones(server.database, id);
    const words = [id, email, 'Ana Marcada', marker, ...phones];
    const tables = (await allTables(server.database)).filter((table) => !(table in tablesWithoutPersonalData));
    const before = await searchTables(server.database, tables, words);
    expect(before.filled).toEqual(tables);
    expect(before.found.length).toBeGreaterThan(40);
    await server.database.asOwner((transaction) => transaction.query('analyze'));
    expect(await searchSamples(server.database, words)).toBeGreaterThan(0);

    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const body = JSON.stringify({ password: 'a calm blue kettle' });
    expect((await server.fetch(path, { method: 'POST', headers, body })).status).toBe(200);
    await server.runDueJobs();

    const everyTable = await allTables(server.database);
    expect(await searchTables(server.database, tables, words)).toEqual({ found: [], filled: [] });
    expect((await searchTables(server.database, everyTable, words)).found).toEqual([]);
    expect(await searchSamples(server.database, words)).toBe(0);
    expect(await readdir(server.objectsFolder)).toEqual([]);
    expect(JSON.stringify(server.log)).not.toMatch(new RegExp(words.join('|')));
  });
});
