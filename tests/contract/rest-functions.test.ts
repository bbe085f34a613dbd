import { describe, expect, test } from 'vitest';
import { openLibrary } from './support/rest-library.ts';
import { clientWith, engines, signToken } from './support/rest-server.ts';

describe.each(engines)('rest/v1 with the client library, functions and authentication, on %s', (engine) => {
  const library = openLibrary(engine);

  describe('functions', () => {
    test.each([
      ['a value', 'add_numbers', { a: 2, b: 3 }, 5],
      ['a default', 'add_numbers', { a: 2 }, 3],
      ['no value', 'no_value', {}, null],
      ['a list', 'words', {}, ['a', 'b']],
      ['json', 'echo', { value: { deep: [1, 'ü'] } }, { deep: [1, 'ü'] }],
      ['an array argument', 'total', { numbers: [1, 2, 3] }, 6],
      [
        'rows of its own',
        'squares',
        { up_to: 2 },
        [
          { n: 1, square: 1 },
          { n: 2, square: 4 },
        ],
      ],
    ])('%s', async (_name, name, args, expected) => {
      expect((await library.client.rpc(name, args)).data).toEqual(expected);
      if (name !== 'echo') expect((await library.client.rpc(name, args, { get: true })).data).toEqual(expected);
    });

    test('a function without a result answers 204', async () => {
      expect(await library.client.rpc('nothing')).toMatchObject({ status: 204, data: null, error: null });
    });

    test('a function that returns rows supports select, filter, order, count and embed', async () => {
      const { data, count } = await library.client
        .rpc('author_named', { wanted: 'Ana Maria' }, { count: 'exact' })
        .select('name, books!author_id(title)')
        .gt('id', 0)
        .lt('books.id', 10)
        .order('id')
        .limit(5);
      expect(data).toEqual([{ name: 'Ana Maria', books: [{ title: 'Water' }, { title: 'Stone' }] }]);
      expect(count).toBe(1);
      expect((await library.client.rpc('first_author')).data).toMatchObject({ id: 1, name: 'Ana Maria' });
      expect((await library.client.rpc('squares', { up_to: 3 }).eq('n', 2).single()).data).toEqual({ n: 2, square: 4 });
    });

    test('a function that changes data runs once, with or without a count, and not by GET', async () => {
      const { data, count } = await library.client.rpc('add_author', { name: 'Once' }, { count: 'exact' });
      expect([(data as unknown[]).length, count]).toEqual([1, 1]);
      expect((await library.client.from('authors').select().eq('name', 'Once')).data).toHaveLength(1);
      const byGet = await library.client.rpc('add_author', { name: 'Never' }, { get: true });
      expect([byGet.status, byGet.error?.code]).toEqual([405, 'PGRST101']);
      expect((await library.client.from('authors').select().eq('name', 'Never')).data).toEqual([]);
    });

    test.each([
      ['unknown', 'nope', {}, 404, 'PGRST202'],
      ['with an unknown argument', 'add_numbers', { a: 1, z: 1 }, 404, 'PGRST202'],
      ['without a needed one', 'add_numbers', { b: 1 }, 404, 'PGRST202'],
      ['of the system', 'pg_sleep', { seconds: 1 }, 404, 'PGRST202'],
      ['a trigger', 'guard_profile', {}, 404, 'PGRST202'],
      ['with a wrong value', 'add_numbers', { a: 'x' }, 400, '22P02'],
    ])('%s is refused', async (_name, name, args, status, code) => {
      const result = await library.client.rpc(name, args);
      expect([result.status, result.error?.code]).toEqual([status, code]);
    });

    test('its own error is passed through', async () => {
      const { error, status } = await library.client.rpc('refuse');
      expect(status).toBe(400);
      expect(error).toMatchObject({ code: 'P0001', message: 'not today', details: 'closed', hint: 'tomorrow' });
    });

    test('max-affected rolls back a larger change, and needs rows', async () => {
      const strict = (most: number) => ({ prefer: `handling=strict,max-affected=${String(most)}` });
      const init = { method: 'POST', body: '{"name":"Undone"}' };
      const undone = await library.send('rpc/add_author', { ...init, headers: strict(0) });
      expect(((await undone.json()) as { code: string }).code).toBe('PGRST124');
      expect((await library.client.from('authors').select().eq('name', 'Undone')).data).toEqual([]);
      const value = await library.send('rpc/add_numbers', { method: 'POST', body: '{"a":1}', headers: strict(1) });
      expect(((await value.json()) as { code: string }).code).toBe('PGRST128');
    });

    test('sees the caller’s identity', async () => {
      expect((await library.client.rpc('who')).data).toMatchObject({ sub: library.person.id, role: 'authenticated' });
      expect((await clientWith(library.server).rpc('who')).data).toMatchObject({ role: 'anon' });
    });
  });

  describe('authentication', () => {
    test('a request without a token is anon: forbidden access is 401, with a hint to sign in', async () => {
      const { status, error } = await clientWith(library.server).from('books').select();
      expect([status, error?.code]).toEqual([401, '42501']);
      expect((await library.server.fetch('/rest/v1/books')).headers.get('www-authenticate')).toBe('Bearer');
      expect((await clientWith(library.server).from('authors').select('id').eq('id', 1)).data).toEqual([{ id: 1 }]);
    });

    test('a foreign or expired token is 401', async () => {
      expect((await clientWith(library.server, 'made.up.token').from('authors').select()).status).toBe(401);
      const expired = await signToken(library.server, { sub: library.person.id, role: 'authenticated', exp: 1 });
      const { status, error } = await clientWith(library.server, expired).from('authors').select();
      expect([status, error?.code]).toEqual([401, 'PGRST303']);
    });

    test('a token of an ended session is 401', async () => {
      const token = await signToken(library.server, {
        sub: library.person.id,
        role: 'authenticated',
        session_id: crypto.randomUUID(),
      });
      const { status, error } = await clientWith(library.server, token).from('authors').select();
      expect([status, error?.code]).toEqual([401, 'PGRST301']);
    });
  });

  test('a new table of a migration is found without a restart', async () => {
    expect((await library.client.from('added_later').select()).error?.code).toBe('PGRST205');
    await library.server.database.runScript(
      'create table public.added_later (id integer); grant select, insert on public.added_later to authenticated',
    );
    expect((await library.client.from('added_later').select()).error?.code).toBe('PGRST205');
    library.server.clock.advance(6);
    expect((await library.client.from('added_later').insert({ id: 1 })).status).toBe(201);
    expect((await library.client.from('added_later').select()).data).toEqual([{ id: 1 }]);
  });

  test('a response is private and not cached', async () => {
    expect((await library.send('books?limit=1')).headers.get('cache-control')).toBe('no-store');
  });

  test('none of these requests caused a server fault', () => {
    expect(library.server.log.filter((line) => line['msg'] === 'the request failed')).toEqual([]);
  });
});
