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

    test('a result without the members that are null', async () => {
      expect((await library.client.rpc('echo', { value: { a: null, b: [null, { c: null }] } }).stripNulls()).data).toEqual({
        b: [null, {}],
      });
      expect((await library.client.rpc('first_author').stripNulls()).data).toMatchObject({ id: 1 });
      expect(
        (await library.client.rpc('author_named', { wanted: 'Clara (Lina)' }).stripNulls()).data?.[0],
      ).not.toHaveProperty('active');
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

    test.each([
      ['whole_json', '{"b":1,  "a":[null]}', 'application/json', { b: 1, a: [null] }],
      ['whole_jsonb', '[1,{"a":"é"}]', 'application/json', [1, { a: 'é' }]],
      ['whole_jsonb', '"a word"', 'application/json', 'a word'],
      ['whole_jsonb', '', 'application/json', {}],
      ['whole_text', '{not json', 'text/plain', '{not json'],
      ['whole_text', '', 'text/plain', ''],
      ['by_kind', '{"a":1}', 'application/json', 'named'],
      ['by_kind', '{"b":1}', 'application/json', 'json'],
      ['by_kind', '{"a":1}', 'text/plain', 'text'],
      ['whole_jsonb', '{"":1}', 'application/json', { '': 1 }],
      ['whole_text', '{"":"é"}', 'application/json', '{"":"é"}'],
    ])('%s takes the whole body %s of type %s', async (name, body, type, expected) => {
      const answer = await library.send(`rpc/${name}`, { method: 'POST', body, headers: { 'content-type': type } });
      expect([answer.status, await answer.json()]).toEqual([200, expected]);
    });

    test.each([
      ['whole_jsonb', '{"a":', 'application/json', 400, 'PGRST102'],
      ['whole_jsonb', `${'['.repeat(60)}${']'.repeat(60)}`, 'application/json', 400, 'PGRST102'],
      ['whole_text', 'a\0b', 'text/plain', 400, '22021'],
      ['whole_number', '1', 'application/json', 400, 'PGRST102'],
      ['whole_number', '{"":1}', 'application/json', 404, 'PGRST202'],
      ['whole_text', '{"":1,"a":1}', 'application/json', 404, 'PGRST202'],
      ['by_kind', '{"":1}', 'application/json', 300, 'PGRST203'],
    ])('%s refuses the body %s of type %s', async (name, body, type, status, code) => {
      const answer = await library.send(`rpc/${name}`, { method: 'POST', body, headers: { 'content-type': type } });
      expect([answer.status, await answer.json()]).toMatchObject([status, { code }]);
    });

    test('a body that only one function can take is passed to it by the client library', async () => {
      expect((await library.client.rpc('whole_jsonb', { deep: [1] })).data).toEqual({ deep: [1] });
      expect((await library.client.rpc('by_kind', { a: 1 })).data).toBe('named');
      expect((await library.client.rpc('whole_json', {}, { get: true })).error?.code).toBe('PGRST202');
    });

    test('functions of the same argument names are listed with their types', async () => {
      expect(await library.client.rpc('twofold', { a: 1 })).toMatchObject({
        status: 300,
        error: {
          code: 'PGRST203',
          details: null,
          hint: 'Try renaming the parameters or the function itself in the database so function overloading can be resolved',
          message:
            'Could not choose the best candidate function between: public.twofold(a => integer), public.twofold(a => text)',
        },
      });
    });

    test.each([
      [{}, ' without parameters', ' without parameters or with a single unnamed json/jsonb parameter'],
      [{ b: 1 }, '(b)', ' with parameter b or with a single unnamed json/jsonb parameter'],
      [{ b: 1, a: 2 }, '(a, b)', ' with parameters a, b or with a single unnamed json/jsonb parameter'],
    ])('the refusal of an unknown function names the arguments of %j', async (args, named, searched) => {
      expect((await library.client.rpc('nope', args)).error).toMatchObject({
        code: 'PGRST202',
        message: `Could not find the function public.nope${named} in the schema cache`,
        details: `Searched for the function public.nope${searched}, but no matches were found in the schema cache.`,
      });
      const byGet = await library.client.rpc('nope', args, { get: true });
      expect(byGet.error?.details).not.toContain('json/jsonb');
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
