import { glob, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { confirmedPerson, goodPassword, logIn, signUpAddress } from '../../server/src/auth/testing/people.ts';
import { send } from '../../server/src/auth/testing/requests.ts';
import type { TestServer } from '../../server/src/testing/start-test-server.ts';
import { jobNames } from '../../web/src/features/admin/admin-lists/job-names.ts';
import { fillPerson, type Filled } from './support/fill-person.ts';
import { engineOfThisRun, startRestServer } from './support/rest-server.ts';

interface Line {
  action: string;
  detail: string | null;
  admin_id: string;
  account_id: string | null;
  account_email: string | null;
}

describe.each(engineOfThisRun)('administration, on %s', (engine) => {
  let server: TestServer;
  let admin: Filled;
  let person: Filled;
  beforeAll(async () => {
    server = await startRestServer(engine);
    admin = await newPerson('Beatriz Admin');
    await makeAdmin(admin);
    person = await newPerson('Ana Paula', '+55 11 98888-7777');
  });
  afterAll(() => server.close());

  const query = async <Row>(sql: string, values: unknown[] = []) =>
    (await server.database.asOwner((transaction) => transaction.query<Row>(sql, values))).rows;
  const makeAdmin = ({ id }: Filled, is = true) => query('update public.profiles set is_admin = $2 where id = $1', [id, is]);
  async function newPerson(name: string, phone?: string): Promise<Filled> {
    const email = `p-${crypto.randomUUID()}@example.org`;
    return filledOf(await confirmedPerson(server, email, { data: { full_name: name, language: 'pt', phone } }));
  }
  function filledOf(session: { access_token?: unknown; user: { id?: unknown; email?: unknown } }): Filled {
    const token = session.access_token as string;
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { session_id: string };
    return { id: session.user.id as string, email: session.user.email as string, token, sessionId: claims.session_id };
  }
  async function ask(who: { token?: string }, method: string, path: string, body?: object) {
    const headers = { 'content-type': 'application/json', ...(who.token && { authorization: `Bearer ${who.token}` }) };
    const answer = await server.fetch(`/functions/v1/admin/${path}`, {
      ...{ method, headers },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    const said = (text === '' ? {} : JSON.parse(text)) as unknown;
    return {
      status: answer.status,
      body: said,
      code: (said as { code?: string }).code,
      total: answer.headers.get('x-total-count'),
    };
  }
  const outcome = async (...asked: Parameters<typeof ask>) => {
    const { status, code } = await ask(...asked);
    return code === undefined ? [status] : [status, code];
  };
  const facts = async ({ id }: Filled) => (await ask(admin, 'GET', `accounts/${id}`)).body as Record<string, unknown>;
  const log = async () => (await ask(admin, 'GET', 'log')).body as Line[];
  const newestAction = async () => {
    const [line] = await log();
    return [line?.action, line?.admin_id === admin.id, line?.account_id ?? null, line?.detail ?? null];
  };
  const deadJob = async () => {
    const id = crypto.randomUUID();
    await query(
      `insert into server.jobs (id, kind, user_id, run_at, dead_at, reason) values ($1, 'crisis-sms', $2, now(), now(), 'too_late')`,
      [id, person.id],
    );
    return id;
  };
  const actionsOn = (id: string, job: string): [string, string, object?][] => [
    ['PUT', `accounts/${id}/premium`, { until: '2099-01-31' }],
    ['PUT', `accounts/${id}/admin`, { admin: true, password: goodPassword }],
    ['POST', `accounts/${id}/close`, { password: goodPassword }],
    ['POST', `accounts/${id}/open`],
    ['DELETE', `accounts/${id}/sessions`],
    ['POST', `accounts/${id}/confirmation`],
    ['POST', `jobs/${job}/retry`],
    ['DELETE', `jobs/${job}`],
  ];
  const readings = (id: string) => ['accounts', `accounts/${id}`, 'numbers', 'jobs', 'log'];

  describe('without the administrator right', () => {
    test('rejects a user token, a missing token and the server’s own keys, and reveals nothing', async () => {
      const other = await newPerson('Caio');
      const job = await deadJob();
      const before = [await facts(other), await log(), await query('select * from server.jobs where id = $1', [job])];
      const all: [string, string, object?][] = [
        ...actionsOn(other.id, job),
        ...readings(other.id).map((path): [string, string] => ['GET', path]),
      ];
      for (const [method, path, body] of all) {
        expect([path, await outcome(person, method, path, body)]).toEqual([path, [403, 'not_admin']]);
        for (const token of [undefined, server.keys.anonKey, server.keys.serviceKey]) {
          const asked = await outcome(token === undefined ? {} : { token }, method, path, body);
          expect([path, asked]).toEqual([path, [401, 'no_authorization']]);
        }
      }
      expect([await facts(other), await log(), await query('select * from server.jobs where id = $1', [job])]).toEqual(
        before,
      );
    });

    test('checks the right in the database on each request: a revoked administrator is refused with the same token', async () => {
      const other = await newPerson('Davi');
      await makeAdmin(other);
      expect(await outcome(other, 'GET', 'accounts')).toEqual([200]);
      await makeAdmin(other, false);
      expect(await outcome(other, 'GET', 'accounts')).toEqual([403, 'not_admin']);
      expect(await outcome(other, 'PUT', `accounts/${person.id}/premium`, { until: null })).toEqual([403, 'not_admin']);
    });

    test('rejects an ended session, and a password without the second factor', async () => {
      const other = await newPerson('Eva');
      await makeAdmin(other);
      const second = filledOf((await logIn(server, other.email)).body as never);
      await query('delete from auth.sessions where id = $1', [other.sessionId]);
      expect(await outcome(other, 'GET', 'accounts')).toEqual([401, 'PGRST301']);
      await query(
        `insert into auth.mfa_factors (user_id, factor_type, status, secret, created_at, updated_at)
         values ($1, 'totp', 'verified', 'S', now(), now())`,
        [other.id],
      );
      expect(await outcome(second, 'GET', 'accounts')).toEqual([403, 'insufficient_aal']);
      expect(await query('select app.is_acting_admin($1, $2) as is', [second.id, second.sessionId])).toEqual([
        { is: false },
      ]);
      await query(`update auth.sessions set aal = 'aal2' where id = $1`, [second.sessionId]);
      expect(await outcome(second, 'GET', 'accounts')).toEqual([200]);
    });
  });

  describe('accounts', () => {
    test('are found by name, address, phone and the beginning of their id, page by page', async () => {
      const ids = async (search: string) => {
        const { body, total } = await ask(admin, 'GET', `accounts?search=${encodeURIComponent(search)}`);
        return [(body as { id: string }[]).map(({ id }) => id), total];
      };
      for (const search of ['ana paula', person.email, '98888 7777', '5511988887777', person.id.slice(0, 13)]) {
        expect([search, ...(await ids(search))]).toEqual([search, [person.id], '1']);
      }
      expect(await ids('50%_nobody')).toEqual([[], '0']);
      const page = await ask(admin, 'GET', 'accounts?sort=name&order=asc&page=2&per_page=1');
      const all = await ask(admin, 'GET', 'accounts?sort=name&order=asc&per_page=100');
      const accounts = all.body as { full_name: string }[];
      expect(accounts.map((each) => each.full_name.toLowerCase())).toEqual(
        accounts.map((each) => each.full_name.toLowerCase()).toSorted(),
      );
      expect(page.body).toEqual([accounts[1]]);
      expect([page.total, all.total]).toEqual([String(accounts.length), String(accounts.length)]);
      expect(await outcome(admin, 'GET', 'accounts?page=0')).toEqual([400, 'validation_failed']);
      expect(await outcome(admin, 'GET', 'accounts?sort=diagnoses')).toEqual([400, 'validation_failed']);
    });

    test('show their status', async () => {
      await query(
        `insert into public.consents (user_id, purpose, granted, version, language)
         values ($1, 'health', true, '3', 'pt')`,
        [person.id],
      );
      expect(await facts(person)).toMatchObject({
        ...{ full_name: 'Ana Paula', email: person.email, phone: '+55 11 98888-7777', is_admin: false },
        ...{ premium_until: null, closed_at: null, deleted_at: null, factors: 0, sessions: 1 },
        consents: [{ purpose: 'health', granted: true, version: '3' }],
      });
      expect(await outcome(admin, 'GET', `accounts/${crypto.randomUUID()}`)).toEqual([404, 'user_not_found']);
      expect(await outcome(admin, 'GET', 'accounts/x')).toEqual([404, 'user_not_found']);
    });

    test('receive premium until the end of a day, and lose it', async () => {
      const path = `accounts/${person.id}/premium`;
      expect(await outcome(admin, 'PUT', path, { until: '2020-01-01' })).toEqual([422, 'premium_day_over']);
      expect(await outcome(admin, 'PUT', path, { until: 'soon' })).toEqual([400, 'validation_failed']);
      expect(await outcome(admin, 'PUT', path, { until: '2099-01-31' })).toEqual([204]);
      expect(new Date((await facts(person))['premium_until'] as string).toISOString()).toBe('2099-01-31T23:59:59.000Z');
      expect(await newestAction()).toEqual(['premium_granted', true, person.id, '2099-01-31']);
      expect(await outcome(admin, 'PUT', path, { until: null })).toEqual([204]);
      expect((await facts(person))['premium_until']).toBeNull();
      const [kept] = await query<{ ended: boolean }>(
        'select premium_ended_at is not null as ended from public.profiles where id = $1',
        [person.id],
      );
      expect(kept).toEqual({ ended: true });
      expect(await newestAction()).toEqual(['premium_revoked', true, person.id, null]);
    });

    test('become administrators only with recent authentication, and the last administrator stays', async () => {
      const other = await newPerson('Gil');
      const path = `accounts/${other.id}/admin`;
      const before = await log();
      expect(await outcome(admin, 'PUT', path, { admin: true })).toEqual([400, 'reauthentication_needed']);
      expect(await outcome(admin, 'PUT', path, { admin: true, password: 'not this one' })).toEqual([
        400,
        'invalid_credentials',
      ]);
      expect([(await facts(other))['is_admin'], await log()]).toEqual([false, before]);
      const proof = { password: goodPassword };
      expect(await outcome(admin, 'PUT', path, { admin: true, ...proof })).toEqual([204]);
      expect((await facts(other))['is_admin']).toBe(true);
      expect(await newestAction()).toEqual(['admin_granted', true, other.id, null]);
      expect(await outcome(admin, 'PUT', path, { admin: false, ...proof })).toEqual([204]);
      await query('update public.profiles set is_admin = false where id <> $1', [admin.id]);
      expect(await outcome(admin, 'PUT', `accounts/${admin.id}/admin`, { admin: false, ...proof })).toEqual([
        409,
        'last_admin',
      ]);
      expect((await facts(admin))['is_admin']).toBe(true);
    });

    test('without an e-mail and phone are marked, and cannot administer the server', async () => {
      const other = await newPerson('Gil');
      await query('update auth.users set is_anonymous = true where id = $1', [other.id]);
      expect((await facts(other))['is_anonymous']).toBe(true);
      expect((await facts(person))['is_anonymous']).toBe(false);
      const given = { admin: true, password: goodPassword };
      expect(await outcome(admin, 'PUT', `accounts/${other.id}/admin`, given)).toEqual([409, 'account_anonymous']);
      expect((await facts(other))['is_admin']).toBe(false);
    });

    test('are closed without losing data, and reopened', async () => {
      const other = await newPerson('Hugo');
      await query(`insert into public.water_entries (user_id, date) values ($1, '2026-03-01')`, [other.id]);
      const proof = { password: goodPassword };
      expect(await outcome(admin, 'POST', `accounts/${other.id}/close`, {})).toEqual([400, 'reauthentication_needed']);
      expect(await outcome(admin, 'POST', `accounts/${admin.id}/close`, proof)).toEqual([409, 'own_account']);
      expect(await outcome(admin, 'POST', `accounts/${other.id}/close`, proof)).toEqual([204]);
      expect(await newestAction()).toEqual(['account_closed', true, other.id, null]);
      expect((await logIn(server, other.email)).body.code).toBe('user_banned');
      expect((await send(server, 'user', undefined, { token: other.token })).status).toBe(403);
      expect(await facts(other)).toMatchObject({ closed_at: expect.any(String) as string, sessions: 0, email: other.email });
      expect(await outcome(admin, 'POST', `accounts/${other.id}/close`, proof)).toEqual([409, 'account_closed']);
      expect(await outcome(admin, 'PUT', `accounts/${other.id}/premium`, { until: null })).toEqual([409, 'account_closed']);
      expect(await outcome(admin, 'POST', `accounts/${other.id}/open`)).toEqual([204]);
      expect(await newestAction()).toEqual(['account_opened', true, other.id, null]);
      expect(await outcome(admin, 'POST', `accounts/${other.id}/open`)).toEqual([409, 'account_not_closed']);
      expect((await logIn(server, other.email)).status).toBe(200);
      expect(await query('select date from public.water_entries where user_id = $1', [other.id])).toHaveLength(1);
    });

    test('lose all sessions at once', async () => {
      const other = await newPerson('Iara');
      expect(await outcome(admin, 'DELETE', `accounts/${other.id}/sessions`)).toEqual([204]);
      expect((await send(server, 'user', undefined, { token: other.token })).status).toBe(403);
      expect((await facts(other))['sessions']).toBe(0);
      expect(await newestAction()).toEqual(['sessions_ended', true, other.id, null]);
    });

    test('that are unconfirmed get another confirmation mail, at the usual interval', async () => {
      const email = `waits-${crypto.randomUUID()}@example.org`;
      await signUpAddress(server, email);
      await server.mails.next(email);
      const [waiting] = await query<{ id: string }>('select id from auth.users where email = $1', [email]);
      const path = `accounts/${waiting?.id ?? ''}/confirmation`;
      server.clock.advance(61);
      expect(await outcome(admin, 'POST', path)).toEqual([202]);
      expect((await server.mails.next(email)).to).toContain(email);
      expect(await newestAction()).toEqual(['confirmation_sent', true, waiting?.id, null]);
      expect((await ask(admin, 'POST', path)).status).toBe(429);
      expect(await outcome(admin, 'POST', `accounts/${person.id}/confirmation`)).toEqual([409, 'account_confirmed']);
      expect((await log()).filter((line) => line.action === 'confirmation_sent')).toHaveLength(1);
    });
  });

  test('counts below five people are hidden', async () => {
    const people = [];
    for (let each = 0; each < 5; each += 1) people.push(await newPerson(`Pessoa ${String(each)}`));
    const day = (ago: number) => new Date(server.clock.now().getTime() - ago * 86_400_000).toISOString();
    const write = (who: Filled, ago: number, table = 'water_entries') =>
      query(`insert into public.${table} (user_id, date, created_at) values ($1, '2026-03-01', $2)`, [who.id, day(ago)]);
    await query('delete from public.water_entries');
    for (const who of people) await write(who, 2);
    for (const who of people.slice(0, 4)) for (let times = 0; times < 3; times += 1) await write(who, 3);
    const { body } = await ask(admin, 'GET', 'numbers?days=7');
    const { days, accounts } = body as {
      days: { day: string; people: number | null; records: number | null; sign_ups: number | null }[];
      accounts: Record<string, number>;
    };
    const of = (ago: number) => days.find((each) => each.day === day(ago).slice(0, 10));
    expect(days).toHaveLength(7);
    expect(of(2)).toMatchObject({ people: 5, records: 5 });
    expect(of(3)).toMatchObject({ people: null, records: null });
    expect(of(4)).toMatchObject({ people: 0, records: 0 });
    const [counted] = await query<{ all: number }>('select count(*)::integer as all from auth.users');
    expect(accounts['all']).toBe(counted?.all);
    expect(await outcome(admin, 'GET', 'numbers?days=900')).toEqual([400, 'validation_failed']);
  });

  test('the job queue hides the owners, and a dead letter can be retried or dropped', async () => {
    const [retried, dropped] = [await deadJob(), await deadJob()];
    const { body } = await ask(admin, 'GET', 'jobs');
    expect(JSON.stringify(body)).not.toContain(person.id);
    expect((body as { jobs: object[] }).jobs).toContainEqual(
      expect.objectContaining({ id: retried, kind: 'crisis-sms', status: 'given up', reason: 'too_late' }),
    );
    expect(await outcome(admin, 'POST', `jobs/${retried}/retry`)).toEqual([204]);
    expect(await newestAction()).toEqual(['job_retried', true, null, 'crisis-sms']);
    expect(await query('select dead_at from server.jobs where id = $1', [retried])).toEqual([{ dead_at: null }]);
    expect(await outcome(admin, 'DELETE', `jobs/${retried}`)).toEqual([404, 'job_not_given_up']);
    expect(await outcome(admin, 'DELETE', `jobs/${dropped}`)).toEqual([204]);
    expect(await newestAction()).toEqual(['job_dropped', true, null, 'crisis-sms']);
    expect(await outcome(admin, 'POST', 'jobs/x/retry')).toEqual([404, 'job_not_given_up']);
  });

  test('the page has a message for every kind of job that the server names', async () => {
    const folder = resolve(import.meta.dirname, '../../server/src/functions');
    const kinds: string[] = [];
    for await (const file of glob('**/*.ts', { cwd: folder })) {
      const text = await readFile(resolve(folder, file), 'utf8');
      for (const [line] of text.matchAll(/^export const \w+Jobs? = .*$/gm))
        kinds.push(...[...line.matchAll(/'([a-z-]+)'/g)].map(([, kind]) => String(kind)));
    }
    expect(kinds.length).toBeGreaterThan(10);
    expect(kinds.toSorted()).toEqual(jobNames.kinds.toSorted());
  });

  describe('the log', () => {
    test('has no action without a message on the page', async () => {
      const [allowed] = await query<{ rule: string }>(
        `select pg_get_constraintdef(oid) as rule from pg_constraint where conrelid = 'app.admin_log'::regclass and conname like '%action%'`,
      );
      const actions = [...(allowed?.rule ?? '').matchAll(/'(\w+)'/g)].map(([, action]) => action);
      expect(actions.length).toBeGreaterThan(9);
      const language = 'pt';
      const { default: words } = (await import(`../../web/src/features/admin/admin-lists/messages/${language}.ts`)) as {
        default: object;
      };
      expect(Object.keys(words)).toEqual(expect.arrayContaining(actions));
    });

    test('cannot be changed, shortened or emptied, even by the owner of the tables', async () => {
      await ask(admin, 'PUT', `accounts/${person.id}/premium`, { until: '2099-02-01' });
      const before = await log();
      expect(before.length).toBeGreaterThan(0);
      for (const statement of [
        `update app.admin_log set action = 'admin_granted'`,
        'delete from app.admin_log',
        'truncate app.admin_log',
      ]) {
        await expect(query(statement)).rejects.toMatchObject({ code: '42501' });
      }
      expect(await log()).toEqual(before);
    });

    test('keeps only ids when the account is gone', async () => {
      const other = await newPerson('Júlia');
      await ask(admin, 'PUT', `accounts/${other.id}/premium`, { until: '2099-02-01' });
      await query('delete from auth.users where id = $1', [other.id]);
      expect((await log())[0]).toMatchObject({ account_id: other.id, account_email: null, action: 'premium_granted' });
      const kept = await query('select * from app.admin_log where account_id = $1', [other.id]);
      expect(JSON.stringify(kept)).not.toMatch(new RegExp(`${other.email}|Júlia`));
    });
  });

  // Runs on PostgreSQL only, because the embedded engine has no function that waits, such as `pg_sleep`.
  if (engine === 'postgres')
    test('the counts of many records may take longer than a user’s statement, and lock no administrator out', async () => {
      const [before] = await query<{ text: string }>(`select pg_get_functiondef('app.require_admin'::regproc) as text`);
      await query(before!.text.replace('begin', 'begin perform pg_sleep(1.6);'));
      expect((await ask(admin, 'GET', 'numbers?days=7')).status).toBe(200);
      await query(before!.text);
      expect((await ask(admin, 'GET', 'accounts')).status).toBe(200);
    });

  // Keep this block last: it writes its marker into the rows of all accounts.
  describe('journals', () => {
    test('appear in no response', async () => {
      const full = await newPerson('Fábio');
      const marker = `nevoeiro ${crypto.randomUUID()}`;
      expect(await fillPerson(server, full, marker)).toBeGreaterThan(40);
      // `fillPerson` also wrote the marker into the name and the phone number. An administrator may see these two, so the
      // test resets them.
      await query(`update public.profiles set full_name = 'Fábio', phone = null where full_name = $1`, [marker]);
      await query('update server.jobs set dead_at = now() where user_id = $1', [full.id]);
      const said = [];
      for (const path of [...readings(full.id), 'accounts?per_page=100']) {
        const { status, body } = await ask(admin, 'GET', path);
        expect([path, status]).toEqual([path, 200]);
        said.push(JSON.stringify(body));
      }
      expect(said.join()).toContain('Fábio');
      expect(said.join()).not.toContain(marker);
      expect(Object.keys(await facts(full)).sort()).toEqual([
        ...['closed_at', 'confirmed_at', 'consents', 'created_at', 'deleted_at', 'deletion_due_at', 'email', 'factors'],
        ...['full_name', 'id', 'is_admin', 'is_anonymous', 'last_sign_in_at', 'phone', 'premium_until', 'sessions'],
      ]);
    });

    test('are unreadable in the database for an administrator’s role, in every table of the catalogue', async () => {
      const tables = await query<{ name: string; owner: string }>(
        `select kept.oid::regclass::text as name, part.attname::text as owner from pg_class as kept
         join pg_attribute as part on part.attrelid = kept.oid and part.attname = case kept.relname when 'profiles' then 'id' else 'user_id' end
         where kept.relnamespace = 'public'::regnamespace and kept.relkind = 'r'`,
      );
      expect(tables.length).toBeGreaterThan(40);
      const claims = { role: 'authenticated', sub: admin.id, session_id: admin.sessionId } as const;
      for (const { name, owner } of tables) {
        const { count } = await server.database.asUser(claims, (transaction) =>
          transaction.query(`select from ${name} where ${owner} <> $1`, [admin.id]),
        );
        expect([name, count]).toEqual([name, 0]);
      }
    });
  });
});
