import type { PostgrestClient } from '@supabase/postgrest-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestServer } from '../../server/src/testing/start-test-server.ts';
import { clientWith, engines, makePerson, signToken, startRestServer, type Person } from './support/rest-server.ts';
import { restSchema } from './support/rest-schema.ts';

describe.each(engines)('rest/v1 with the client library, on %s', (engine) => {
  let server: TestServer;
  let person: Person;
  let client: PostgrestClient;
  const send = (path: string, init: RequestInit = {}) =>
    server.fetch(`/rest/v1/${path}`, { ...init, headers: { authorization: `Bearer ${person.token}`, ...init.headers } });

  beforeAll(async () => {
    server = await startRestServer(engine);
    await server.database.runScript(restSchema);
    person = await makePerson(server);
    ({ client } = person);
  });
  afterAll(() => server.close());

  describe('select', () => {
    test('all columns of all rows', async () => {
      const { data, status } = await client.from('books').select().order('id');
      expect(status).toBe(200);
      expect(data).toHaveLength(4);
      expect(data?.[1]).toEqual({ id: 2, title: 'Stone', author_id: 1, editor_id: null, pages: 80 });
    });

    test('columns with alias, cast and json paths', async () => {
      const { data } = await client
        .from('authors')
        .select('called:name, born::text, facts->>country, year:facts->prizes->0->>year, rating::int')
        .eq('id', 1);
      expect(data).toEqual([{ called: 'Ana Maria', born: '1936-05-07', country: 'BR', year: '1962', rating: 5 }]);
    });

    test('a view', async () => {
      expect((await client.from('young_authors').select()).data).toEqual([{ id: 3, name: 'Clara (Lina)' }]);
    });

    test('an alias may be the name that SQL uses inside', async () => {
      for (const alias of ['page_', 't1', 'body', 'changed', 'given']) {
        const { data } = await client.from('books').select(`${alias}:title`).eq('id', 1);
        expect(data).toEqual([{ [alias]: 'Water' }]);
      }
    });

    test.each([
      ['an unknown column', 'authors?select=nope', 400, '42703'],
      ['an unknown table', 'nope?select=*', 404, 'PGRST205'],
      ['a catalogue of the system', 'pg_authid', 404, 'PGRST205'],
      ['a table of another schema', 'auth.users', 404, 'PGRST205'],
      ['a broken selection', 'authors?select=name(', 400, 'PGRST100'],
      ['an unknown relationship', 'authors?select=genres_of(name)', 400, 'PGRST200'],
      ['an ambiguous relationship', 'authors?select=books(title)', 300, 'PGRST201'],
      ['an aggregate', 'books?select=pages.sum()', 400, 'PGRST123'],
      ['a spread', 'books?select=...authors(name)', 400, 'PGRST127'],
      ['a cast to what is not on the list', 'books?select=title::regclass', 400, 'PGRST100'],
      ['a filter on what is not embedded', 'books?covers.colour=eq.blue', 400, 'PGRST108'],
      ['an unknown operator', 'books?id=is5.1', 400, 'PGRST100'],
      ['a regular expression', 'books?title=match.a', 400, 'PGRST127'],
      ['a value of the wrong type', 'books?id=eq.abc', 400, '22P02'],
      ['an operator that the type has not', 'books?title=cs.a', 404, '42883'],
      ['a path into what is no json', 'books?title->a=eq.1', 400, 'PGRST100'],
      ['a negative limit', 'books?limit=-1', 416, 'PGRST103'],
      ['a limit that is no number', 'books?limit=ten', 400, 'PGRST100'],
      ['the root', '', 404, 'PGRST126'],
      ['a deeper path', 'books/1', 404, 'PGRST125'],
    ])('%s is refused', async (_name, path, status, code) => {
      const response = await send(path);
      const body = (await response.json()) as Record<string, unknown>;
      expect({ status: response.status, code: body['code'] }).toEqual({ status, code });
      expect(Object.keys(body).sort()).toEqual(['code', 'details', 'hint', 'message']);
    });

    test.each([
      ['PUT', 'books?id=eq.1', 405, 'PGRST117'],
      ['PUT', 'rpc/words', 405, 'PGRST101'],
    ])('%s %s is refused', async (method, path, status, code) => {
      const response = await send(path, { method, body: '{}' });
      expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([status, code]);
    });

    test('another schema than public is refused', async () => {
      const { error, status } = await client.schema('auth').from('users').select();
      expect([status, error?.code]).toEqual([406, 'PGRST106']);
    });

    test('an answer that is not JSON is refused', async () => {
      const { error, status } = await client.from('books').select().csv();
      expect([status, error?.code]).toEqual([406, 'PGRST107']);
    });
  });

  describe('filters', () => {
    const ids = async (path: string) => {
      const response = await send(`authors?select=id&order=id&${path}`);
      expect([path, response.status]).toEqual([path, 200]);
      return ((await response.json()) as { id: number }[]).map((row) => row.id);
    };

    test.each([
      ['id=eq.2', [2]],
      ['id=neq.2', [1, 3]],
      ['id=gt.2', [3]],
      ['id=gte.2', [2, 3]],
      ['id=lt.2', [1]],
      ['id=lte.2', [1, 2]],
      ['name=like.Ana*', [1]],
      ['name=like.Ana%25', [1]],
      ['name=ilike.*LINA*', [3]],
      ['name=like(any).{Ana*,Clara*}', [1, 3]],
      ['name=ilike(all).{*a*,*l*}', [3]],
      ['rating=is.null', [2]],
      ['rating=not.is.null', [1, 3]],
      ['rating=is.not_null', [1, 3]],
      ['active=is.true', [1]],
      ['active=is.unknown', [3]],
      ['active=not.is.true', [2, 3]],
      ['rating=isdistinct.3', [1, 2]],
      ['id=in.(1,3)', [1, 3]],
      ['id=in.()', []],
      ['id=not.in.(1,3)', [2]],
      ['name=in.("Bento, o \\"Velho\\"","Clara (Lina)")', [2, 3]],
      ['tags=cs.{novel}', [1]],
      ['tags=cd.{poem,novel}', [2]],
      ['tags=ov.{poem,essay}', [1, 2]],
      ['facts=cs.{"country":"PT"}', [3]],
      ['facts->>country=eq.PT', [3]],
      ['facts->prizes->0->>year=eq.1962', [1]],
      ['born=gte.1930-01-01&born=lt.1940-01-01', [1]],
      ['or=(id.eq.1,name.eq."Clara (Lina)")', [1, 3]],
      ['or=(id.eq.3,and(active.is.false,rating.is.null))', [2, 3]],
      ['or=(not.and(id.gt.1,id.lt.3),id.in.(2))', [1, 2, 3]],
      ['not.or=(id.eq.1,id.eq.2)', [3]],
      ['and=(id.gte.1,id.not.eq.2)', [1, 3]],
      ['or=(tags.cs.{novel,essay},id.eq.3)', [1, 3]],
      ['name=eq.Bento, o "Velho"', [2]],
      ['id=eq(any).{1,2}', [1, 2]],
    ])('%s', async (path, expected) => {
      expect(await ids(path)).toEqual(expected);
    });

    test('match means every column', async () => {
      const { data } = await client.from('authors').select('id').match({ active: true, code: 'AM' });
      expect(data).toEqual([{ id: 1 }]);
    });

    test('a value keeps quotes, brackets and semicolons to itself', async () => {
      for (const value of [`'; drop table public.books; --`, `")`, `\\`, `$1`, `%`, '{}', '👋']) {
        const { data, error } = await client.from('authors').select().eq('name', value);
        expect([error, data]).toEqual([null, []]);
        const listed = await client
          .from('authors')
          .select('id')
          .in('code', [value.replaceAll('"', ''), 'AM']);
        expect(listed.data).toEqual([{ id: 1 }]);
      }
    });

    test('too much is refused', async () => {
      const deep = `${'and('.repeat(12)}id.eq.1${')'.repeat(12)}`;
      for (const path of [`or=(${deep})`, `id=in.(${Array(1001).fill('1').join(',')})`, `id=eq.${'1'.repeat(15_000)}`]) {
        const response = await send(`authors?${path}`);
        expect(response.status).toBeOneOf([400, 414]);
        expect(await response.json()).toMatchObject({ code: 'PGRST100' });
      }
    });
  });

  describe('order and page', () => {
    test('order by several, with nulls placed', async () => {
      const order = (path: string) => send(`authors?select=id&order=${path}`).then((response) => response.json());
      expect(await order('rating.desc.nullslast,id')).toEqual([{ id: 1 }, { id: 3 }, { id: 2 }]);
      expect(await order('rating.nullsfirst')).toEqual([{ id: 2 }, { id: 3 }, { id: 1 }]);
      expect(await order('facts->>country.asc,id')).toEqual([{ id: 1 }, { id: 3 }, { id: 2 }]);
    });

    test('order by a column of a to-one partner', async () => {
      const path = 'books?select=id,authors!author_id(name)&author_id=not.is.null&order=authors(name).desc,id';
      const rows = (await (await send(path)).json()) as { id: number }[];
      expect(rows.map((row) => row.id)).toEqual([3, 1, 2]);
    });

    test('limit, offset and range by the client', async () => {
      expect((await client.from('books').select('id').order('id').limit(1)).data).toEqual([{ id: 1 }]);
      expect((await client.from('books').select('id').order('id').range(1, 2)).data).toEqual([{ id: 2 }, { id: 3 }]);
    });

    test('the Range header, counted and not', async () => {
      const plain = await send('books?select=id&order=id', { headers: { range: '1-2' } });
      expect([plain.status, plain.headers.get('content-range')]).toEqual([200, '1-2/*']);
      const counted = await send('books?select=id', { headers: { range: '0-1', prefer: 'count=exact' } });
      expect([counted.status, counted.headers.get('content-range')]).toEqual([206, '0-1/4']);
      const beyond = await send('books', { headers: { range: '9-10', prefer: 'count=exact' } });
      expect([beyond.status, ((await beyond.json()) as { code: string }).code]).toEqual([416, 'PGRST103']);
      expect((await send('books', { headers: { range: '5-1' } })).status).toBe(416);
    });

    test('count exact, with and without the rows', async () => {
      const counted = await client.from('books').select('*', { count: 'exact' }).gt('pages', 100);
      expect([counted.count, counted.data?.length]).toEqual([2, 2]);
      const head = await client.from('books').select('*', { count: 'exact', head: true });
      expect([head.count, head.data, head.status]).toEqual([4, null, 200]);
    });

    test('no more than a thousand rows, whatever is asked', async () => {
      const { data } = await client.rpc('squares', { up_to: 1500 });
      expect(data).toHaveLength(1000);
    });
  });

  describe('single objects', () => {
    test('exactly one row', async () => {
      const { data, error } = await client.from('books').select('title').eq('id', 1).single();
      expect([data, error]).toEqual([{ title: 'Water' }, null]);
    });

    test.each([
      [0, 99],
      [3, 1],
    ])('%i rows are 406 PGRST116', async (rows, least) => {
      const { error, status } = await client.from('books').select().gt('id', least).single();
      expect(status).toBe(406);
      expect(error).toMatchObject({
        code: 'PGRST116',
        message: 'Cannot coerce the result to a single JSON object',
        details: `The result contains ${String(rows)} rows`,
        hint: null,
      });
    });

    test('maybeSingle gives null for none', async () => {
      expect(await client.from('books').select().eq('id', 99).maybeSingle()).toMatchObject({ data: null, error: null });
    });
  });

  describe('embedding', () => {
    test('to-one by the foreign key, to-many by its hint, through a table between', async () => {
      const { data } = await client
        .from('books')
        .select('title, author:authors!author_id(name), covers(colour), genres(name)')
        .order('id')
        .limit(2);
      expect(data).toEqual([
        {
          title: 'Water',
          author: { name: 'Ana Maria' },
          covers: { colour: 'blue' },
          genres: [{ name: 'novel' }, { name: 'tale' }],
        },
        { title: 'Stone', author: { name: 'Ana Maria' }, covers: null, genres: [] },
      ]);
    });

    test('nested, with filters, order and limit of their own', async () => {
      const { data } = await client
        .from('authors')
        .select('name, books!author_id(title, genres(name))')
        .eq('id', 1)
        .order('title', { referencedTable: 'books', ascending: false })
        .limit(1, { referencedTable: 'books' })
        .eq('books.genres.name', 'novel');
      expect(data).toEqual([{ name: 'Ana Maria', books: [{ title: 'Water', genres: [{ name: 'novel' }] }] }]);
    });

    test('inner leaves out rows without a partner, in the count too', async () => {
      const { data, count } = await client
        .from('books')
        .select('id, authors!author_id!inner(name)', { count: 'exact' })
        .eq('authors.name', 'Ana Maria')
        .order('id');
      expect([data?.map((row) => row.id), count]).toEqual([[1, 2], 2]);
    });

    test('a table that points at itself: children by its name, the parent by the column', async () => {
      const { data } = await client.from('folders').select('name, folders(name), parent:parent_id(name)').order('id');
      expect(data).toEqual([
        { name: 'root', folders: [{ name: 'leaf' }], parent: null },
        { name: 'leaf', folders: [], parent: { name: 'root' } },
      ]);
      const hinted = await client.from('folders').select('name, below:folders!parent_id(name)').eq('id', 1);
      expect(hinted.data).toEqual([{ name: 'root', below: [{ name: 'leaf' }] }]);
    });

    test('a foreign key by its name, from either side', async () => {
      const down = await client.from('authors').select('name, written:books_author_id_fkey(title)').eq('id', 1);
      expect(down.data).toEqual([{ name: 'Ana Maria', written: [{ title: 'Water' }, { title: 'Stone' }] }]);
      const up = await client.from('books').select('by:books_author_id_fkey(name)').eq('id', 1);
      expect(up.data).toEqual([{ by: { name: 'Ana Maria' } }]);
    });

    test('what could mean several says which there are', async () => {
      const { error } = await client.from('authors').select('name, books(title)');
      expect(error?.details).toContainEqual({
        cardinality: 'one-to-many',
        embedding: 'authors with books',
        relationship: 'books_author_id_fkey using authors(id) and books(author_id)',
      });
      expect(error?.hint).toContain("'books!books_author_id_fkey'");
    });

    test('two of one name are refused, since one would be lost', async () => {
      const { error, status } = await client.from('books').select('who:authors!author_id(id), who:authors!author_id(name)');
      expect([status, error?.code]).toEqual([400, '42712']);
    });

    test('is null and not is null ask for a partner', async () => {
      const of = async (operator: string) =>
        (await client.from('books').select('id, covers()').filter('covers', operator, 'null').order('id')).data;
      expect(await of('is')).toEqual([{ id: 2 }, { id: 3 }, { id: 4 }]);
      expect(await of('not.is')).toEqual([{ id: 1 }]);
    });
  });

  describe('insert', () => {
    test('one row, answered with nothing', async () => {
      const { data, error, status } = await client.from('books').insert({ id: 10, title: 'Ten' });
      expect([data, error, status]).toEqual([null, null, 201]);
    });

    test('one row, answered with what the database made of it', async () => {
      const { data, status } = await client.from('authors').insert({ name: 'Dora' }).select('name, active').single();
      expect([data, status]).toEqual([{ name: 'Dora', active: true }, 201]);
    });

    test('many rows: what one lacks is null, or its default when asked for', async () => {
      const rows = [{ id: 20, title: 'Twenty' }, { id: 21 }];
      const nulls = await client.from('books').insert(rows);
      expect(nulls.error?.code).toBe('23502');
      const defaults = await client.from('books').insert(rows, { defaultToNull: false }).select('id, title');
      expect(defaults.data).toEqual([
        { id: 20, title: 'Twenty' },
        { id: 21, title: 'untitled' },
      ]);
      const identity = await client
        .from('authors')
        .insert([{ name: 'E' }, { id: 900, name: 'F' }], { defaultToNull: false })
        .select('id');
      expect(identity.data?.[1]).toEqual({ id: 900 });
      expect(identity.data?.[0]?.id).toBeGreaterThan(100);
    });

    test('an empty list is nothing to do, an empty object is all defaults', async () => {
      expect(await client.from('loose').insert([]).select()).toMatchObject({ data: [], status: 201 });
      expect(await client.from('loose').insert({}).select()).toMatchObject({ data: [{ note: null }], status: 201 });
    });

    test('with an embed in the answer', async () => {
      const { data } = await client
        .from('books')
        .insert({ id: 11, author_id: 1 })
        .select('id, authors!author_id(name)')
        .single();
      expect(data).toEqual({ id: 11, authors: { name: 'Ana Maria' } });
    });

    test('headers-only tells where the row is, count how many', async () => {
      const init = { method: 'POST', body: '{"id":12}', headers: { prefer: 'return=headers-only,count=exact' } };
      const response = await send('books', init);
      expect([response.status, response.headers.get('location')]).toEqual([201, '/books?id=eq.12']);
      expect(response.headers.get('content-range')).toBe('*/1');
      expect(await response.text()).toBe('');
    });

    test('values arrive as they were sent', async () => {
      const row = { name: `O'Neil "x" \\ $1 👋`, facts: { a: [1, null, 'ü'] }, tags: ['a,b', '{c}', '"'], rating: 0.1 };
      const { data } = await client.from('authors').insert(row).select('name, facts, tags, rating').single();
      expect(data).toEqual(row);
      const big = await send('authors?select=rating', {
        method: 'POST',
        body: '{"name":"G","rating":12345678901234567890.123}',
        headers: { prefer: 'return=representation' },
      });
      expect(await big.text()).toContain('12345678901234567890.123');
    });

    test.each([
      ['an unknown column', '{"nope":1}', 400, 'PGRST204'],
      ['a duplicate key', '{"id":1}', 409, '23505'],
      ['a partner that is not there', '{"id":50,"author_id":9999}', 409, '23503'],
      ['a value of the wrong type', '{"id":"x"}', 400, '22P02'],
      ['no JSON', '{id', 400, 'PGRST102'],
      ['JSON that is no object', '[1]', 400, 'PGRST102'],
      ['rows of different columns', '[{"id":60},{"title":"a"}]', 400, 'PGRST102'],
      ['a NUL in a text', '{"id":61,"title":"a\\u0000"}', 400, '22P05'],
      ['JSON nested too deep', `{"id":${'['.repeat(20_000)}${']'.repeat(20_000)}}`, 400, 'PGRST102'],
    ])('%s is refused', async (_name, body, status, code) => {
      const response = await send('books', { method: 'POST', body });
      expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([status, code]);
    });

    test('a check that fails and a body of another type are refused', async () => {
      expect((await client.from('authors').insert({ name: 'x'.repeat(100) })).error?.code).toBe('23514');
      expect((await client.from('authors').insert({ name: 'H', code: 'too long' })).error?.code).toBe('22001');
      const response = await send('books', { method: 'POST', body: 'id\n1', headers: { 'content-type': 'text/csv' } });
      expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([400, 'PGRST102']);
    });
  });

  describe('upsert', () => {
    test('merges by the primary key, telling new from merged by the status', async () => {
      const made = await client.from('genres').upsert({ id: 70, name: 'a' }).select();
      expect([made.status, made.data]).toEqual([201, [{ id: 70, name: 'a' }]]);
      const merged = await client.from('genres').upsert({ id: 70, name: 'b' }).select();
      expect([merged.status, merged.data]).toEqual([200, [{ id: 70, name: 'b' }]]);
      const quiet = await client.from('genres').upsert(
        [
          { id: 70, name: 'c' },
          { id: 71, name: 'd' },
        ],
        { count: 'exact' },
      );
      expect([quiet.status, quiet.count, quiet.data]).toEqual([201, 2, null]);
    });

    test('merges by another unique column', async () => {
      const { data } = await client
        .from('authors')
        .upsert({ code: 'BV', name: 'Bento' }, { onConflict: 'code' })
        .select('id, name');
      expect(data).toEqual([{ id: 2, name: 'Bento' }]);
      await client.from('authors').update({ name: 'Bento, o "Velho"' }).eq('id', 2);
    });

    test('ignores what is there, and only answers what is new', async () => {
      const rows = [
        { id: 70, name: 'ignored' },
        { id: 72, name: 'new' },
      ];
      const { data, status } = await client.from('genres').upsert(rows, { ignoreDuplicates: true }).select();
      expect([status, data]).toEqual([201, [{ id: 72, name: 'new' }]]);
      const again = await client.from('genres').upsert(rows, { ignoreDuplicates: true });
      expect([again.status, again.error]).toEqual([201, null]);
    });

    test('a table without a key needs on_conflict, which must be unique', async () => {
      expect((await client.from('loose').upsert({ note: 'a' })).error?.code).toBe('PGRST100');
      expect((await client.from('authors').upsert({ name: 'a' }, { onConflict: 'name' })).error?.code).toBe('42P10');
    });
  });

  describe('update and delete', () => {
    test('change only what is filtered, and only the fields sent', async () => {
      await client.from('books').insert([
        { id: 30, title: 'a', pages: 5 },
        { id: 31, title: 'b', pages: 6 },
      ]);
      const quiet = await client.from('books').update({ title: 'c' }, { count: 'exact' }).gte('id', 30).lte('id', 31);
      expect([quiet.status, quiet.count, quiet.data]).toEqual([204, 2, null]);
      const told = await client.from('books').update({ pages: null }).eq('id', 31).select();
      expect([told.status, told.data]).toEqual([
        200,
        [{ id: 31, title: 'c', author_id: null, editor_id: null, pages: null }],
      ]);
      const none = await client.from('books').update({ title: 'd' }).eq('id', 9999).select();
      expect([none.status, none.data]).toEqual([200, []]);
      expect((await client.from('books').update({}).eq('id', 30)).status).toBe(204);
    });

    test('remove', async () => {
      await client.from('books').insert([{ id: 40 }, { id: 41 }]);
      const told = await client.from('books').delete().eq('id', 40).select('id').single();
      expect([told.status, told.data]).toEqual([200, { id: 40 }]);
      const quiet = await client.from('books').delete({ count: 'exact' }).eq('id', 41);
      expect([quiet.status, quiet.count]).toEqual([204, 1]);
    });

    test('without a filter everything is spared', async () => {
      const init = { method: 'DELETE' };
      const removed = await send('books', init);
      expect([removed.status, ((await removed.json()) as { code: string }).code]).toEqual([400, '21000']);
      const changed = await send('books', { method: 'PATCH', body: '{"title":"x"}' });
      expect([changed.status, ((await changed.json()) as { code: string }).code]).toEqual([400, '21000']);
    });

    test('one object asked for, several changed: undone', async () => {
      await client.from('books').insert([
        { id: 42, title: 'a' },
        { id: 43, title: 'a' },
      ]);
      const { error } = await client.from('books').update({ title: 'z' }).in('id', [42, 43]).select().single();
      expect(error?.code).toBe('PGRST116');
      expect((await client.from('books').select('title').in('id', [42, 43])).data).toEqual([{ title: 'a' }, { title: 'a' }]);
    });

    test('more changed than max-affected allows: undone', async () => {
      const headers = { prefer: 'handling=strict,max-affected=1' };
      const response = await send('books?id=in.(42,43)', { method: 'DELETE', headers });
      expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([400, 'PGRST124']);
      expect((await client.from('books').select().in('id', [42, 43])).data).toHaveLength(2);
    });

    test('a limit is refused rather than overlooked', async () => {
      expect((await client.from('books').delete().gt('id', 0).limit(1)).error?.code).toBe('PGRST127');
    });
  });

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
      expect((await client.rpc(name, args)).data).toEqual(expected);
      if (name !== 'echo') expect((await client.rpc(name, args, { get: true })).data).toEqual(expected);
    });

    test('nothing is 204', async () => {
      expect(await client.rpc('nothing')).toMatchObject({ status: 204, data: null, error: null });
    });

    test('rows of a table are selected, filtered, ordered, counted and embedded', async () => {
      const { data, count } = await client
        .rpc('author_named', { wanted: 'Ana Maria' }, { count: 'exact' })
        .select('name, books!author_id(title)')
        .gt('id', 0)
        .lt('books.id', 10)
        .order('id')
        .limit(5);
      expect(data).toEqual([{ name: 'Ana Maria', books: [{ title: 'Water' }, { title: 'Stone' }] }]);
      expect(count).toBe(1);
      expect((await client.rpc('first_author')).data).toMatchObject({ id: 1, name: 'Ana Maria' });
      expect((await client.rpc('squares', { up_to: 3 }).eq('n', 2).single()).data).toEqual({ n: 2, square: 4 });
    });

    test('what changes data runs once, counted or not, and not by GET', async () => {
      const { data, count } = await client.rpc('add_author', { name: 'Once' }, { count: 'exact' });
      expect([(data as unknown[]).length, count]).toEqual([1, 1]);
      expect((await client.from('authors').select().eq('name', 'Once')).data).toHaveLength(1);
      const byGet = await client.rpc('add_author', { name: 'Never' }, { get: true });
      expect([byGet.status, byGet.error?.code]).toEqual([405, 'PGRST101']);
      expect((await client.from('authors').select().eq('name', 'Never')).data).toEqual([]);
    });

    test.each([
      ['unknown', 'nope', {}, 404, 'PGRST202'],
      ['with an unknown argument', 'add_numbers', { a: 1, z: 1 }, 404, 'PGRST202'],
      ['without a needed one', 'add_numbers', { b: 1 }, 404, 'PGRST202'],
      ['of the system', 'pg_sleep', { seconds: 1 }, 404, 'PGRST202'],
      ['a trigger', 'guard_profile', {}, 404, 'PGRST202'],
      ['with a wrong value', 'add_numbers', { a: 'x' }, 400, '22P02'],
    ])('%s is refused', async (_name, name, args, status, code) => {
      const result = await client.rpc(name, args);
      expect([result.status, result.error?.code]).toEqual([status, code]);
    });

    test('its own error comes through', async () => {
      const { error, status } = await client.rpc('refuse');
      expect(status).toBe(400);
      expect(error).toMatchObject({ code: 'P0001', message: 'not today', details: 'closed', hint: 'tomorrow' });
    });

    test('max-affected undoes what changed more, and wants rows', async () => {
      const strict = (most: number) => ({ prefer: `handling=strict,max-affected=${String(most)}` });
      const init = { method: 'POST', body: '{"name":"Undone"}' };
      const undone = await send('rpc/add_author', { ...init, headers: strict(0) });
      expect(((await undone.json()) as { code: string }).code).toBe('PGRST124');
      expect((await client.from('authors').select().eq('name', 'Undone')).data).toEqual([]);
      const value = await send('rpc/add_numbers', { method: 'POST', body: '{"a":1}', headers: strict(1) });
      expect(((await value.json()) as { code: string }).code).toBe('PGRST128');
    });

    test('knows who asks', async () => {
      expect((await client.rpc('who')).data).toMatchObject({ sub: person.id, role: 'authenticated' });
      expect((await clientWith(server).rpc('who')).data).toMatchObject({ role: 'anon' });
    });
  });

  describe('who asks', () => {
    test('without a token is anon: what anon may not is 401, and says how to come in', async () => {
      const { status, error } = await clientWith(server).from('books').select();
      expect([status, error?.code]).toEqual([401, '42501']);
      expect((await server.fetch('/rest/v1/books')).headers.get('www-authenticate')).toBe('Bearer');
      expect((await clientWith(server).from('authors').select('id').eq('id', 1)).data).toEqual([{ id: 1 }]);
    });

    test('with a token that is not ours or has expired is 401', async () => {
      expect((await clientWith(server, 'made.up.token').from('authors').select()).status).toBe(401);
      const expired = await signToken(server, { sub: person.id, role: 'authenticated', exp: 1 });
      const { status, error } = await clientWith(server, expired).from('authors').select();
      expect([status, error?.code]).toEqual([401, 'PGRST303']);
    });

    test('with a token whose session has ended is 401', async () => {
      const token = await signToken(server, { sub: person.id, role: 'authenticated', session_id: crypto.randomUUID() });
      const { status, error } = await clientWith(server, token).from('authors').select();
      expect([status, error?.code]).toEqual([401, 'PGRST301']);
    });
  });

  test('what a migration adds is found without a restart', async () => {
    expect((await client.from('added_later').select()).error?.code).toBe('PGRST205');
    await server.database.runScript(
      'create table public.added_later (id integer); grant select, insert on public.added_later to authenticated',
    );
    expect((await client.from('added_later').select()).error?.code).toBe('PGRST205');
    server.clock.advance(6);
    expect((await client.from('added_later').insert({ id: 1 })).status).toBe(201);
    expect((await client.from('added_later').select()).data).toEqual([{ id: 1 }]);
  });

  test('an answer is for the asker alone and never kept', async () => {
    expect((await send('books?limit=1')).headers.get('cache-control')).toBe('no-store');
  });

  test('no request of all these was a fault of the server', () => {
    expect(server.log.filter((line) => line['msg'] === 'the request failed')).toEqual([]);
  });
});
