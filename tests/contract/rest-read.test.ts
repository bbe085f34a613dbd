import { describe, expect, test } from 'vitest';
import { openLibrary } from './support/rest-library.ts';
import { engines } from './support/rest-server.ts';

describe.each(engines)('rest/v1 with the client library, reads, on %s', (engine) => {
  const library = openLibrary(engine);

  describe('select', () => {
    test('all columns of all rows', async () => {
      const { data, status } = await library.client.from('books').select().order('id');
      expect(status).toBe(200);
      expect(data).toHaveLength(4);
      expect(data?.[1]).toEqual({ id: 2, title: 'Stone', author_id: 1, editor_id: null, pages: 80 });
    });

    test('columns with alias, cast and json paths', async () => {
      const { data } = await library.client
        .from('authors')
        .select('called:name, born::text, facts->>country, year:facts->prizes->0->>year, rating::int')
        .eq('id', 1);
      expect(data).toEqual([{ called: 'Ana Maria', born: '1936-05-07', country: 'BR', year: '1962', rating: 5 }]);
    });

    test('a view', async () => {
      expect((await library.client.from('young_authors').select()).data).toEqual([{ id: 3, name: 'Clara (Lina)' }]);
    });

    test('an alias may equal a name in the generated SQL', async () => {
      for (const alias of ['page_', 't1', 'body', 'changed', 'given']) {
        const { data } = await library.client.from('books').select(`${alias}:title`).eq('id', 1);
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
      ['a count of rows', 'books?select=count()', 400, 'PGRST123'],
      ['a plain count of rows', 'books?select=count', 400, 'PGRST123'],
      ['an aggregate in an embed', 'authors?select=books!author_id(pages.sum())', 400, 'PGRST123'],
      ['an aggregate of an unknown column', 'books?select=nope.sum()', 400, '42703'],
      ['an aggregate of an unknown relationship', 'books?select=nope(id.count())', 400, 'PGRST200'],
      ['an unknown function of a row', 'books?select=title,discount()', 400, 'PGRST200'],
      ['a function of the system', 'books?select=lower(title)', 400, 'PGRST200'],
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
      const response = await library.send(path);
      const body = (await response.json()) as Record<string, unknown>;
      expect({ status: response.status, code: body['code'] }).toEqual({ status, code });
      expect(Object.keys(body).sort()).toEqual(['code', 'details', 'hint', 'message']);
    });

    test.each([
      ['PUT', 'books?id=eq.1', 405, 'PGRST117'],
      ['PUT', 'rpc/words', 405, 'PGRST101'],
    ])('%s %s is refused', async (method, path, status, code) => {
      const response = await library.send(path, { method, body: '{}' });
      expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([status, code]);
    });

    test('a schema other than public is refused', async () => {
      const { error, status } = await library.client.schema('auth').from('users').select();
      expect([status, error?.code]).toEqual([406, 'PGRST106']);
    });

    test('rows and their parts without the members that are null', async () => {
      const rows = library.client.from('books').select('id,pages,covers(colour)').gt('id', 2).order('id').stripNulls();
      expect((await rows).data).toEqual([{ id: 3, pages: 300 }, { id: 4 }]);
      const one = await library.client.from('authors').select('id,born,facts').eq('id', 2).stripNulls().single();
      expect([one.status, one.data]).toEqual([200, { id: 2, born: '1888-06-13' }]);
      const accept = 'application/vnd.pgrst.array+json;nulls=stripped';
      const answer = await library.send('books?id=eq.4', { headers: { accept } });
      expect(answer.headers.get('content-type')).toBe(`${accept}; charset=utf-8`);
      expect(await answer.json()).toEqual([{ id: 4, title: "Nobody's" }]);
      const none = await library.client.from('books').select().eq('id', 99).stripNulls().single();
      expect([none.status, none.error?.code]).toEqual([406, 'PGRST116']);
    });

    test('a response type other than JSON is refused', async () => {
      const { error, status } = await library.client.from('books').select().csv();
      expect([status, error?.code]).toEqual([406, 'PGRST107']);
    });
  });

  describe('filters', () => {
    const ids = async (path: string) => {
      const response = await library.send(`authors?select=id&order=id&${path}`);
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

    test('match compares every column', async () => {
      const { data } = await library.client.from('authors').select('id').match({ active: true, code: 'AM' });
      expect(data).toEqual([{ id: 1 }]);
    });

    test('quotes, brackets and semicolons in a value stay part of the value', async () => {
      for (const value of [`'; drop table public.books; --`, `")`, `\\`, `$1`, `%`, '{}', '👋']) {
        const { data, error } = await library.client.from('authors').select().eq('name', value);
        expect([error, data]).toEqual([null, []]);
        const listed = await library.client
          .from('authors')
          .select('id')
          .in('code', [value.replaceAll('"', ''), 'AM']);
        expect(listed.data).toEqual([{ id: 1 }]);
      }
    });

    test('too many filters are refused', async () => {
      const deep = `${'and('.repeat(12)}id.eq.1${')'.repeat(12)}`;
      for (const path of [`or=(${deep})`, `id=in.(${Array(1001).fill('1').join(',')})`, `id=eq.${'1'.repeat(15_000)}`]) {
        const response = await library.send(`authors?${path}`);
        expect(response.status).toBeOneOf([400, 414]);
        expect(await response.json()).toMatchObject({ code: 'PGRST100' });
      }
    });
  });

  describe('order and page', () => {
    test('order by several, with nulls placed', async () => {
      const order = (path: string) => library.send(`authors?select=id&order=${path}`).then((response) => response.json());
      expect(await order('rating.desc.nullslast,id')).toEqual([{ id: 1 }, { id: 3 }, { id: 2 }]);
      expect(await order('rating.nullsfirst')).toEqual([{ id: 2 }, { id: 3 }, { id: 1 }]);
      expect(await order('facts->>country.asc,id')).toEqual([{ id: 1 }, { id: 3 }, { id: 2 }]);
    });

    test('order by a column of a to-one partner', async () => {
      const path = 'books?select=id,authors!author_id(name)&author_id=not.is.null&order=authors(name).desc,id';
      const rows = (await (await library.send(path)).json()) as { id: number }[];
      expect(rows.map((row) => row.id)).toEqual([3, 1, 2]);
    });

    test('limit, offset and range by the client', async () => {
      expect((await library.client.from('books').select('id').order('id').limit(1)).data).toEqual([{ id: 1 }]);
      expect((await library.client.from('books').select('id').order('id').range(1, 2)).data).toEqual([{ id: 2 }, { id: 3 }]);
    });

    test('the Range header, counted and not', async () => {
      const plain = await library.send('books?select=id&order=id', { headers: { range: '1-2' } });
      expect([plain.status, plain.headers.get('content-range')]).toEqual([200, '1-2/*']);
      const counted = await library.send('books?select=id', { headers: { range: '0-1', prefer: 'count=exact' } });
      expect([counted.status, counted.headers.get('content-range')]).toEqual([206, '0-1/4']);
      const beyond = await library.send('books', { headers: { range: '9-10', prefer: 'count=exact' } });
      expect([beyond.status, ((await beyond.json()) as { code: string }).code]).toEqual([416, 'PGRST103']);
      expect((await library.send('books', { headers: { range: '5-1' } })).status).toBe(416);
    });

    test('count exact, with and without the rows', async () => {
      const counted = await library.client.from('books').select('*', { count: 'exact' }).gt('pages', 100);
      expect([counted.count, counted.data?.length]).toEqual([2, 2]);
      const head = await library.client.from('books').select('*', { count: 'exact', head: true });
      expect([head.count, head.data, head.status]).toEqual([4, null, 200]);
    });

    test('at most a thousand rows, whatever the limit says', async () => {
      const { data } = await library.client.rpc('squares', { up_to: 1500 });
      expect(data).toHaveLength(1000);
    });
  });

  describe('single objects', () => {
    test('exactly one row', async () => {
      const { data, error } = await library.client.from('books').select('title').eq('id', 1).single();
      expect([data, error]).toEqual([{ title: 'Water' }, null]);
    });

    test.each([
      [0, 99],
      [3, 1],
    ])('%i rows are 406 PGRST116', async (rows, least) => {
      const { error, status } = await library.client.from('books').select().gt('id', least).single();
      expect(status).toBe(406);
      expect(error).toMatchObject({
        code: 'PGRST116',
        message: 'Cannot coerce the result to a single JSON object',
        details: `The result contains ${String(rows)} rows`,
        hint: null,
      });
    });

    test('maybeSingle gives null for none', async () => {
      expect(await library.client.from('books').select().eq('id', 99).maybeSingle()).toMatchObject({
        data: null,
        error: null,
      });
    });
  });
});
