import { describe, expect, test } from 'vitest';
import { openLibrary } from './support/rest-library.ts';
import { engines } from './support/rest-server.ts';

describe.each(engines)('rest/v1 with the client library, writes, on %s', (engine) => {
  const library = openLibrary(engine);

  describe('insert', () => {
    test('one row, with an empty response', async () => {
      const { data, error, status } = await library.client.from('books').insert({ id: 10, title: 'Ten' });
      expect([data, error, status]).toEqual([null, null, 201]);
    });

    test('one row, with the stored row in the response', async () => {
      const { data, status } = await library.client.from('authors').insert({ name: 'Dora' }).select('name, active').single();
      expect([data, status]).toEqual([{ name: 'Dora', active: true }, 201]);
    });

    test('the stored row without the members that are null', async () => {
      const { data, status } = await library.client
        .from('books')
        .insert({ id: 4100 })
        .select('id,pages')
        .stripNulls()
        .single();
      expect([data, status]).toEqual([{ id: 4100 }, 201]);
    });

    test('many rows: a missing column is null, or its default on request', async () => {
      const rows = [{ id: 20, title: 'Twenty' }, { id: 21 }];
      const nulls = await library.client.from('books').insert(rows);
      expect(nulls.error?.code).toBe('23502');
      const defaults = await library.client.from('books').insert(rows, { defaultToNull: false }).select('id, title');
      expect(defaults.data).toEqual([
        { id: 20, title: 'Twenty' },
        { id: 21, title: 'untitled' },
      ]);
      const identity = await library.client
        .from('authors')
        .insert([{ name: 'E' }, { id: 900, name: 'F' }], { defaultToNull: false })
        .select('id');
      expect(identity.data?.[1]).toEqual({ id: 900 });
      expect(identity.data?.[0]?.id).toBeGreaterThan(100);
    });

    test('an empty list inserts nothing, an empty object inserts all defaults', async () => {
      expect(await library.client.from('loose').insert([]).select()).toMatchObject({ data: [], status: 201 });
      expect(await library.client.from('loose').insert({}).select()).toMatchObject({ data: [{ note: null }], status: 201 });
    });

    test('with an embed in the response', async () => {
      const { data } = await library.client
        .from('books')
        .insert({ id: 11, author_id: 1 })
        .select('id, authors!author_id(name)')
        .single();
      expect(data).toEqual({ id: 11, authors: { name: 'Ana Maria' } });
    });

    test('headers-only returns the location of the row, count the number of rows', async () => {
      const init = { method: 'POST', body: '{"id":12}', headers: { prefer: 'return=headers-only,count=exact' } };
      const response = await library.send('books', init);
      expect([response.status, response.headers.get('location')]).toEqual([201, '/books?id=eq.12']);
      expect(response.headers.get('content-range')).toBe('*/1');
      expect(await response.text()).toBe('');
    });

    test('values are stored as they were sent', async () => {
      const row = { name: `O'Neil "x" \\ $1 👋`, facts: { a: [1, null, 'ü'] }, tags: ['a,b', '{c}', '"'], rating: 0.1 };
      const { data } = await library.client.from('authors').insert(row).select('name, facts, tags, rating').single();
      expect(data).toEqual(row);
      const big = await library.send('authors?select=rating', {
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
      const response = await library.send('books', { method: 'POST', body });
      expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([status, code]);
    });

    test('a failed check and a body of another type are refused', async () => {
      expect((await library.client.from('authors').insert({ name: 'x'.repeat(100) })).error?.code).toBe('23514');
      expect((await library.client.from('authors').insert({ name: 'H', code: 'too long' })).error?.code).toBe('22001');
      const response = await library.send('books', {
        method: 'POST',
        body: 'id\n1',
        headers: { 'content-type': 'text/csv' },
      });
      expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([400, 'PGRST102']);
    });
  });

  describe('upsert', () => {
    test('merges by the primary key; the status shows whether a row is new', async () => {
      const made = await library.client.from('genres').upsert({ id: 70, name: 'a' }).select();
      expect([made.status, made.data]).toEqual([201, [{ id: 70, name: 'a' }]]);
      const merged = await library.client.from('genres').upsert({ id: 70, name: 'b' }).select();
      expect([merged.status, merged.data]).toEqual([200, [{ id: 70, name: 'b' }]]);
      const quiet = await library.client.from('genres').upsert(
        [
          { id: 70, name: 'c' },
          { id: 71, name: 'd' },
        ],
        { count: 'exact' },
      );
      expect([quiet.status, quiet.count, quiet.data]).toEqual([201, 2, null]);
    });

    test('merges by another unique column', async () => {
      const { data } = await library.client
        .from('authors')
        .upsert({ code: 'BV', name: 'Bento' }, { onConflict: 'code' })
        .select('id, name');
      expect(data).toEqual([{ id: 2, name: 'Bento' }]);
      await library.client.from('authors').update({ name: 'Bento, o "Velho"' }).eq('id', 2);
    });

    test('ignores existing rows and returns only the new ones', async () => {
      const rows = [
        { id: 70, name: 'ignored' },
        { id: 72, name: 'new' },
      ];
      const { data, status } = await library.client.from('genres').upsert(rows, { ignoreDuplicates: true }).select();
      expect([status, data]).toEqual([201, [{ id: 72, name: 'new' }]]);
      const again = await library.client.from('genres').upsert(rows, { ignoreDuplicates: true });
      expect([again.status, again.error]).toEqual([201, null]);
    });

    test('a table without a key needs on_conflict, which must be unique', async () => {
      expect((await library.client.from('loose').upsert({ note: 'a' })).error?.code).toBe('PGRST100');
      expect((await library.client.from('authors').upsert({ name: 'a' }, { onConflict: 'name' })).error?.code).toBe('42P10');
    });
  });

  describe('update and delete', () => {
    test('change only the filtered rows, and only the fields sent', async () => {
      await library.client.from('books').insert([
        { id: 30, title: 'a', pages: 5 },
        { id: 31, title: 'b', pages: 6 },
      ]);
      const quiet = await library.client
        .from('books')
        .update({ title: 'c' }, { count: 'exact' })
        .gte('id', 30)
        .lte('id', 31);
      expect([quiet.status, quiet.count, quiet.data]).toEqual([204, 2, null]);
      const returned = await library.client.from('books').update({ pages: null }).eq('id', 31).select();
      expect([returned.status, returned.data]).toEqual([
        200,
        [{ id: 31, title: 'c', author_id: null, editor_id: null, pages: null }],
      ]);
      const none = await library.client.from('books').update({ title: 'd' }).eq('id', 9999).select();
      expect([none.status, none.data]).toEqual([200, []]);
      expect((await library.client.from('books').update({}).eq('id', 30)).status).toBe(204);
    });

    test('delete the filtered rows', async () => {
      await library.client.from('books').insert([{ id: 40 }, { id: 41 }]);
      const returned = await library.client.from('books').delete().eq('id', 40).select('id').single();
      expect([returned.status, returned.data]).toEqual([200, { id: 40 }]);
      const quiet = await library.client.from('books').delete({ count: 'exact' }).eq('id', 41);
      expect([quiet.status, quiet.count]).toEqual([204, 1]);
    });

    test('without a filter change nothing', async () => {
      const init = { method: 'DELETE' };
      const removed = await library.send('books', init);
      expect([removed.status, ((await removed.json()) as { code: string }).code]).toEqual([400, '21000']);
      const changed = await library.send('books', { method: 'PATCH', body: '{"title":"x"}' });
      expect([changed.status, ((await changed.json()) as { code: string }).code]).toEqual([400, '21000']);
    });

    test('roll back when one object is requested and several change', async () => {
      await library.client.from('books').insert([
        { id: 42, title: 'a' },
        { id: 43, title: 'a' },
      ]);
      const { error } = await library.client.from('books').update({ title: 'z' }).in('id', [42, 43]).select().single();
      expect(error?.code).toBe('PGRST116');
      expect((await library.client.from('books').select('title').in('id', [42, 43])).data).toEqual([
        { title: 'a' },
        { title: 'a' },
      ]);
    });

    test('roll back when more rows change than max-affected allows', async () => {
      const headers = { prefer: 'handling=strict,max-affected=1' };
      const response = await library.send('books?id=in.(42,43)', { method: 'DELETE', headers });
      expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([400, 'PGRST124']);
      expect((await library.client.from('books').select().in('id', [42, 43])).data).toHaveLength(2);
    });

    test('refuse a limit instead of ignoring it', async () => {
      expect((await library.client.from('books').delete().gt('id', 0).limit(1)).error?.code).toBe('PGRST127');
    });
  });
});
