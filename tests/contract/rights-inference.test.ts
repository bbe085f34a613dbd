import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestServer } from '../../server/src/testing/start-test-server.ts';
import { clientWith, engines, startRestServer, type Person } from './support/rest-server.ts';
import { premiumPerson } from './support/rights-people.ts';

/**
 * No user learns anything about another user's rows, with one exception. A client that knows an id can find out whether a
 * row has this id: ids are unique per table, so the server must refuse a duplicate. This reveals nothing new, because ids
 * are random UUIDs that only the owner's devices know. The server refuses the duplicate even with
 * `resolution=ignore-duplicates`, because ignoring the new row would lose its data.
 */
describe.each(engines)('inference about other users’ data, on %s', (engine) => {
  let server: TestServer;
  let owner: Person;
  let other: Person;
  const entry = { id: crypto.randomUUID(), date: '2026-01-02', mood: 'sad', intensity: 5, notes: 'a secret' };
  const weight = { id: crypto.randomUUID(), date: '2026-01-02', weight_kg: 71.25, notes: 'not a number' };
  const ownersRows = () =>
    server.database.asOwner(async (transaction) => {
      const text = `select (select json_agg(m) from public.mood_entries m where m.user_id = $1) as moods,
        (select json_agg(s) from public.water_settings s where s.user_id = $1) as settings,
        (select json_agg(p) from public.profiles p where p.id = $1) as profile`;
      return (await transaction.query(text, [owner.id])).rows[0];
    });
  const send = (path: string, init: RequestInit = {}) =>
    server.fetch(`/rest/v1/${path}`, { ...init, headers: { authorization: `Bearer ${other.token}`, ...init.headers } });

  beforeAll(async () => {
    server = await startRestServer(engine);
    owner = await premiumPerson(server, '30 days');
    other = await premiumPerson(server, '30 days');
    expect((await owner.client.from('mood_entries').insert(entry)).error).toBeNull();
    expect((await owner.client.from('weight_entries').insert(weight)).error).toBeNull();
    expect((await owner.client.from('water_settings').insert({ goal_ml: 3000 })).error).toBeNull();
  });
  afterAll(() => server.close());

  describe('reading', () => {
    test('counting counts only own rows, with the rows or by HEAD', async () => {
      expect((await other.client.from('mood_entries').select('*', { count: 'exact' })).count).toBe(0);
      const head = await other.client.from('mood_entries').select('*', { count: 'exact', head: true }).eq('id', entry.id);
      expect(head.count).toBe(0);
      expect((await other.client.from('profiles').select('*', { count: 'exact', head: true })).count).toBe(1);
      const planned = await send('mood_entries', { headers: { prefer: 'count=planned' } });
      expect(planned.headers.get('content-range')).toBe('*/0');
    });

    test.each([
      ['the owner', () => `mood_entries?user_id=eq.${owner.id}`],
      ['the id', () => `mood_entries?id=eq.${entry.id}`],
      ['a list of ids', () => `mood_entries?id=in.(${entry.id})`],
      ['the text', () => `mood_entries?notes=like.*secret*`],
      ['either', () => `mood_entries?or=(notes.eq.a%20secret,intensity.gt.0)`],
      ['any other owner', () => `mood_entries?user_id=neq.${other.id}`],
      ['another user’s profile', () => `profiles?id=eq.${owner.id}&select=is_premium`],
    ])('filtering by %s finds nothing', async (_name, path) => {
      const response = await send(path());
      expect([response.status, await response.text()]).toEqual([200, '[]']);
    });

    test('a cast that would fail on another user’s row does not fail', async () => {
      expect(await (await send('weight_entries?select=notes::int')).text()).toBe('[]');
      expect(await (await send('weight_entries?select=id&order=notes')).text()).toBe('[]');
    });

    test('no embed leads from a row to accounts or other tables', async () => {
      for (const relation of ['users', 'user_id', 'profiles', 'mood_entries']) {
        const response = await send(`mood_entries?select=id,${relation}(*)`);
        expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([400, 'PGRST200']);
      }
    });

    test('a change returns only own rows', async () => {
      const { data } = await other.client.from('mood_entries').update({ notes: 'mine' }).gt('intensity', 0).select();
      expect(data).toEqual([]);
      expect((await other.client.from('mood_entries').delete().gt('intensity', 0).select()).data).toEqual([]);
    });
  });

  describe('writing', () => {
    test('a row for another user gets the same refusal, whether or not that user exists', async () => {
      const refusalFor = async (user: string) => {
        const { error, status } = await other.client.from('water_entries').insert({ date: '2026-01-02', user_id: user });
        return { error, status };
      };
      const existing = await refusalFor(owner.id);
      expect(existing).toMatchObject({ status: 403, error: { code: '42501' } });
      expect(await refusalFor(crypto.randomUUID())).toEqual(existing);
    });

    test('a row cannot be moved to another user by changing owner, id or creation time', async () => {
      const mine = { id: crypto.randomUUID(), date: '2026-01-02' };
      await other.client.from('water_entries').insert(mine);
      for (const values of [{ user_id: owner.id }, { id: entry.id }, { created_at: '2020-01-01T00:00:00Z' }]) {
        const { error, status } = await other.client.from('water_entries').update(values).eq('id', mine.id);
        expect([status, error?.code]).toEqual([403, '42501']);
      }
    });

    test('inserting a taken id reveals that it is taken, and nothing else', async () => {
      const before = await ownersRows();
      const mine = { ...entry, mood: 'happy', intensity: 1, notes: 'mine' };
      const plain = await other.client.from('mood_entries').insert(mine).select();
      expect([plain.status, plain.error?.code, plain.data]).toEqual([409, '23505', null]);
      expect(JSON.stringify(plain.error)).not.toMatch(/secret|sad/);
      expect(JSON.stringify(plain.error)).not.toContain(owner.id);
      expect(await ownersRows()).toEqual(before);
    });

    test('ignoring duplicates never loses a row silently: another user’s id is refused, an own row stays unchanged', async () => {
      const taken = await other.client.from('mood_entries').upsert({ ...entry, notes: 'mine' }, { ignoreDuplicates: true });
      expect([taken.status, taken.error?.code]).toEqual([409, '23505']);
      const fresh = { ...entry, id: crypto.randomUUID() };
      const among = await other.client.from('mood_entries').upsert([fresh, entry], { ignoreDuplicates: true });
      expect(among.error?.code).toBe('23505');
      expect((await other.client.from('mood_entries').select().eq('id', fresh.id)).data).toEqual([]);
      for (const _time of ['first', 'again']) {
        const own = await other.client.from('mood_entries').upsert(fresh, { ignoreDuplicates: true });
        expect([own.status, own.error]).toEqual([201, null]);
      }
      expect((await other.client.from('mood_entries').select('notes').eq('id', fresh.id)).data).toEqual([
        { notes: 'a secret' },
      ]);
      await other.client.from('mood_entries').delete().eq('id', fresh.id);
    });

    test('merging into another user’s row is refused and changes nothing', async () => {
      const before = await ownersRows();
      for (const values of [
        { ...entry, notes: 'mine' },
        { ...entry, user_id: owner.id, notes: 'mine' },
      ]) {
        const { status, error } = await other.client.from('mood_entries').upsert(values).select();
        expect([status, error?.code]).toEqual([403, '42501']);
      }
      const settings = { user_id: owner.id, goal_ml: 500 };
      for (const ignoreDuplicates of [false, true]) {
        const options = { onConflict: 'user_id', ignoreDuplicates };
        expect((await other.client.from('water_settings').upsert(settings, options)).error?.code).toBe('42501');
      }
      expect(await ownersRows()).toEqual(before);
    });

    test('users upsert their own settings, with and without naming themselves as the owner', async () => {
      for (const goal of [1000, 1500]) {
        const { error } = await other.client.from('water_settings').upsert({ goal_ml: goal }, { onConflict: 'user_id' });
        expect(error).toBeNull();
      }
      const { data } = await other.client
        .from('water_settings')
        .upsert({ user_id: other.id, goal_ml: 1700 }, { onConflict: 'user_id' })
        .select('goal_ml');
      expect(data).toEqual([{ goal_ml: 1700 }]);
      expect((await other.client.from('water_settings').select('goal_ml')).data).toEqual([{ goal_ml: 1700 }]);
    });
  });

  describe('consents', () => {
    const consent = { purpose: 'health', granted: true, version: '1', language: 'pt' };

    test('get the server’s time and the caller’s id', async () => {
      const dated = await other.client.from('consents').insert({ ...consent, created_at: '2020-01-01T00:00:00Z' });
      expect(dated.error?.code).toBe('42501');
      const named = await other.client.from('consents').insert({ ...consent, user_id: owner.id });
      expect(named.error?.code).toBe('42501');
    });

    test('cannot be overwritten by an upsert', async () => {
      const given = { id: crypto.randomUUID(), ...consent };
      expect((await other.client.from('consents').insert(given)).error).toBeNull();
      expect((await other.client.from('consents').upsert({ ...given, granted: false })).error?.code).toBe('42501');
      const again = await other.client.from('consents').upsert({ ...given, granted: false }, { ignoreDuplicates: true });
      expect(again.error).toBeNull();
      expect((await other.client.from('consents').select('granted').eq('id', given.id)).data).toEqual([{ granted: true }]);
    });
  });

  describe('accounts', () => {
    test.each(['anon', 'authenticated', 'service_role'] as const)(
      '%s reads no table of auth, app or the migrations',
      async (role) => {
        const tables = await server.database.asOwner((transaction) =>
          transaction.query<{ name: string }>(
            `select oid::regclass::text as name from pg_class where relkind in ('r', 'p', 'v', 'm')
            and relnamespace::regnamespace::text not in
              -- storage-rights.test.ts checks role by role which storage objects are visible.
              ('public', 'storage', 'pg_catalog', 'information_schema', 'pg_toast')`,
          ),
        );
        expect(tables.rows.map((table) => table.name)).toEqual(expect.arrayContaining(['auth.users', 'app.settings']));
        for (const { name } of tables.rows) {
          const read = server.database.asUser({ role, sub: owner.id }, (transaction) =>
            transaction.query(`select * from ${name}`),
          );
          await expect(read).rejects.toMatchObject({ code: '42501' });
        }
      },
    );

    test('no profile header opens another schema', async () => {
      for (const schema of ['auth', 'app', 'pg_catalog', 'information_schema']) {
        for (const client of [other.client, clientWith(server, server.keys.serviceKey)]) {
          expect((await client.schema(schema).from('users').select()).error?.code).toBe('PGRST106');
        }
      }
    });
  });
});
