import { describe, expect, test } from 'vitest';
import { limits } from '../../server/src/rest/query/limits.ts';
import { openLibrary } from './support/rest-library.ts';
import { engines } from './support/rest-server.ts';

/** Functions of a row: computed fields and computed relationships, and some that must not become either. */
const schema = `
create view public.book_list as select id, title, author_id from public.books;
create function public.thickness(public.books) returns text language sql immutable
  as $$ select case when $1.pages > 100 then 'thick' else 'thin' end $$;
create function public.initials(author public.authors) returns jsonb language plpgsql stable as $$
  begin return jsonb_build_object('first', left(author.name, 1)); end $$;
create function public.loud(public.book_list) returns text language sql immutable as 'select upper($1.title)';
create function public.secret(public.books) returns text language sql stable as 'select ''x''';
revoke execute on function public.secret(public.books) from public;
create function public.changes(public.books) returns integer language sql as 'delete from public.books returning 1';
create function public.pieces(public.books) returns setof integer language sql immutable as 'select generate_series(1, 1000)';
create function public.long_text(public.books) returns text language sql immutable as 'select repeat(''x'', 3000000)';

create function public.writer(public.books) returns setof public.authors rows 1 language sql stable
  as 'select * from public.authors where id = $1.author_id';
create function public.editor_row(public.books) returns public.authors language sql stable
  as 'select * from public.authors where id = $1.editor_id';
create function public.edited(public.authors) returns setof public.books language sql stable
  as 'select * from public.books where editor_id = $1.id';
create function public.changing(public.authors) returns setof public.books language sql
  as 'delete from public.books returning *';
create function public.covers(public.authors) returns setof public.covers language sql stable
  as 'select covers.* from public.covers join public.books on id = book_id where author_id = $1.id';
create function public.book_genres(public.books) returns setof public.genres language sql stable
  as 'select * from public.genres order by id desc';
create function public.list_books() returns setof public.books language sql stable as 'select * from public.books';
grant select on all tables in schema public to authenticated;
`;

describe.each(engines)('rest/v1 with the client library, functions of a row, on %s', (engine) => {
  const library = openLibrary(engine, schema);
  const get = async (path: string) => (await (await library.send(path)).json()) as unknown;

  describe('a computed field', () => {
    test('is selected, filtered and sorted by like a column, and is not part of *', async () => {
      const { data } = await library.client
        .from('books')
        .select('id, thickness, as:thickness')
        .eq('thickness', 'thin')
        .order('thickness')
        .order('id');
      expect(data).toEqual([
        { id: 2, thickness: 'thin', as: 'thin' },
        { id: 4, thickness: 'thin', as: 'thin' },
      ]);
      expect(await get('books?order=thickness.asc,id.desc&select=id')).toEqual([{ id: 3 }, { id: 1 }, { id: 4 }, { id: 2 }]);
      expect((await library.client.from('books').select().eq('id', 1)).data?.[0]).not.toHaveProperty('thickness');
    });

    test('has casts and json paths, and works on a view and in an embed', async () => {
      expect(await get('authors?id=eq.1&select=initials->>first,text:initials::text&initials->>first=eq.A')).toEqual([
        { first: 'A', text: '{"first": "A"}' },
      ]);
      expect(await get('book_list?id=eq.1&select=loud')).toEqual([{ loud: 'WATER' }]);
      expect(await get('authors?id=eq.2&select=books!author_id(thickness)&books.thickness=eq.thick')).toEqual([
        { books: [{ thickness: 'thick' }] },
      ]);
      expect(
        await get('books?select=id,authors!author_id(id)&order=authors(initials).desc.nullslast&limit=1'),
      ).toMatchObject([{ id: 3 }]);
    });

    test('is returned by a function, an insert, an update and a delete', async () => {
      expect(await get('rpc/list_books?select=thickness&id=eq.1')).toEqual([{ thickness: 'thick' }]);
      const added = await library.client.from('books').insert({ id: 50, title: 'New', pages: 1 }).select('thickness,title');
      expect(added.data).toEqual([{ thickness: 'thin', title: 'New' }]);
      const merged = await library.client.from('books').upsert({ id: 50, title: 'Newer', pages: 400 }).select('thickness');
      expect(merged.data).toEqual([{ thickness: 'thick' }]);
      const changed = await library.client
        .from('books')
        .update({ pages: 2 })
        .eq('thickness', 'thick')
        .eq('id', 50)
        .select('thickness');
      expect(changed.data).toEqual([{ thickness: 'thin' }]);
      const removed = await library.client.from('books').delete().eq('thickness', 'thin').eq('id', 50).select('thickness');
      expect(removed.data).toEqual([{ thickness: 'thin' }]);
    });

    test('is no column that a client can write', async () => {
      const { error } = await library.client.from('books').update({ thickness: 'thin' }).eq('id', 1);
      expect(error?.code).toBe('PGRST204');
    });

    test.each([
      ['without the right to call its function', 'secret', 403, '42501'],
      ['of a function that may change data', 'changes', 400, '42703'],
      ['of a function that returns a set', 'pieces', 400, '42703'],
      ['of another table', 'initials', 400, '42703'],
    ])('%s is refused', async (_name, field, status, code) => {
      const answer = await library.send(`books?select=${field}`);
      expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([status, code]);
      expect(await get('books?select=id')).toHaveLength(4);
    });

    test('counts for the size of a response, and a request uses only some', async () => {
      expect(await get('books?select=id,long_text')).toMatchObject({ code: '54000' });
      const uses = (count: number) => `or=(${Array<string>(count).fill('thickness.eq.thick').join(',')})`;
      expect(await get(`books?select=id&${uses(limits.computed)}`)).toHaveLength(2);
      expect(await get(`books?select=id&${uses(limits.computed + 1)}`)).toMatchObject({ code: 'PGRST100' });
    });
  });

  describe('a computed relationship', () => {
    test('is to-one with ROWS 1 or without SETOF, otherwise to-many', async () => {
      const { data } = await library.client
        .from('books')
        .select('title, writer(name), editor_row(name)')
        .order('id')
        .limit(2);
      expect(data).toEqual([
        { title: 'Water', writer: { name: 'Ana Maria' }, editor_row: { name: 'Bento, o "Velho"' } },
        { title: 'Stone', writer: { name: 'Ana Maria' }, editor_row: null },
      ]);
      expect(await get('authors?select=id,edited(title)&order=id&limit=2')).toEqual([
        { id: 1, edited: [] },
        { id: 2, edited: [{ title: 'Water' }] },
      ]);
    });

    test('has alias, inner, filters, order and embeds of its own', async () => {
      const select = 'id,by:writer!inner(name,initials,edited(title))';
      expect(await get(`books?select=${select}&by.name=like.B*&limit=10`)).toEqual([
        { id: 3, by: { name: 'Bento, o "Velho"', initials: { first: 'B' }, edited: [{ title: 'Water' }] } },
      ]);
      expect(await get('books?select=id,editor_row()&editor_row=not.is.null')).toEqual([{ id: 1 }]);
      expect(await get('books?select=id,writer(name)&order=writer(name).desc.nullslast&limit=1')).toMatchObject([{ id: 3 }]);
      expect(await get('rpc/list_books?select=title,writer(name)&id=eq.3')).toEqual([
        { title: 'Wind', writer: { name: 'Bento, o "Velho"' } },
      ]);
    });

    test('is returned by an insert and a delete', async () => {
      const added = await library.client.from('books').insert({ id: 50, author_id: 3 }).select('writer(name)');
      expect(added.data).toEqual([{ writer: { name: 'Clara (Lina)' } }]);
      expect((await library.client.from('books').delete().eq('id', 50).select('writer(name)')).data).toEqual(added.data);
    });

    test('replaces a relationship of the same name', async () => {
      expect(await get('books?id=eq.2&select=book_genres(name)')).toEqual([
        { book_genres: [{ name: 'tale' }, { name: 'novel' }] },
      ]);
    });

    test.each([
      ['a function that may change data', 'authors?select=changing(id)', 400, 'PGRST200'],
      ['a function of another table', 'books?select=edited(id)', 400, 'PGRST200'],
      ['a computed field', 'books?select=thickness(id)', 400, 'PGRST200'],
      ['a relationship without the field', 'books?select=writer(nope)', 400, '42703'],
      ['a to-many relationship for sorting', 'authors?select=id,edited(id)&order=edited(id)', 400, 'PGRST118'],
    ])('refuses %s', async (_name, path, status, code) => {
      const answer = await library.send(path);
      expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([status, code]);
    });
  });
});
