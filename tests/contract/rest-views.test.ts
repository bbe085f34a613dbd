import { describe, expect, test } from 'vitest';
import { openLibrary } from './support/rest-library.ts';
import { engines } from './support/rest-server.ts';

/** Views of the example tables. Some show the columns of a key under other names, in subqueries, or not at all. */
const schema = `
create view public.book_list as select id as book, title, author_id as by from public.books;
create view public.shown_authors as
  select authors.id as writer, name as "called {\\ ""so""} :resno 2 :resorigtbl 1", (select count(*) from public.books where author_id = authors.id) as written
  from public.authors;
create view public.long_books as with long as (
    select book, list.title, by from public.book_list as list join public.books on id = book where pages > 100)
  select upper(long.title) as loud, long.by, long.book from long;
create materialized view public.stored_covers as select book_id, colour from public.covers;
create view public.changed_keys as select id + 0 as id, author_id + 0 as author_id, title from public.books;
create view public.both_kinds as select id, author_id from public.books union all select id, author_id from public.books;
create view public.twice as select id, author_id as one, author_id as other from public.books;
create view public.genre_list as select id as genre, name from public.genres;
create view public.folder_tree as select id, name, parent_id from public.folders;
create schema hidden;
create view hidden.books as select id, author_id, title from public.books;
create view public.through_hidden as select * from hidden.books;
grant select on all tables in schema public to authenticated;
`;

describe.each(engines)('rest/v1 with the client library, embedding through views, on %s', (engine) => {
  const library = openLibrary(engine, schema);
  const get = async (table: string, select: string, filter = '') => {
    const answer = await library.send(`${table}?select=${encodeURIComponent(select)}${filter}`);
    return (await answer.json()) as unknown;
  };

  test('to-one and to-many, from a view, to a view and between views', async () => {
    const first = { data: [{ title: 'Water', authors: { name: 'Ana Maria' } }], error: null };
    expect(await library.client.from('book_list').select('title, authors(name)').eq('book', 1)).toMatchObject(first);
    expect(await get('authors', 'name,book_list(title)', '&id=eq.2')).toEqual([
      { name: 'Bento, o "Velho"', book_list: [{ title: 'Wind' }] },
    ]);
    expect(await get('shown_authors', 'writer,written,book_list(title)', '&writer=eq.1')).toEqual([
      { writer: 1, written: 2, book_list: [{ title: 'Water' }, { title: 'Stone' }] },
    ]);
    expect(await get('books', 'title,shown_authors!author_id(written)', '&id=eq.3')).toEqual([
      { title: 'Wind', shown_authors: { written: 1 } },
    ]);
  });

  test('a view of a view, in a common table expression, and in another schema', async () => {
    expect(await get('long_books', 'loud,authors(name)', '&order=book&limit=1')).toEqual([
      { loud: 'WATER', authors: { name: 'Ana Maria' } },
    ]);
    expect(await get('through_hidden', 'title,authors(name)', '&id=eq.3')).toEqual([
      { title: 'Wind', authors: { name: 'Bento, o "Velho"' } },
    ]);
  });

  test('one-to-one by a materialized view, and many-to-many through the join table', async () => {
    expect(await get('book_list', 'title,stored_covers(colour)', '&order=book&limit=2')).toEqual([
      { title: 'Water', stored_covers: { colour: 'blue' } },
      { title: 'Stone', stored_covers: null },
    ]);
    expect(await get('book_list', 'title,genre_list(name)', '&book=eq.1')).toEqual([
      { title: 'Water', genre_list: [{ name: 'novel' }, { name: 'tale' }] },
    ]);
  });

  test('filters, inner and order work as for a table', async () => {
    const found = await get(
      'book_list',
      'title,authors!inner(name)',
      '&authors.name=eq.Ana Maria&order=authors(name),title.desc',
    );
    expect(found).toMatchObject([{ title: 'Water' }, { title: 'Stone' }]);
  });

  test('a key, column or self-reference without a view means the table, as before', async () => {
    expect(await get('books', 'author_id(name),by:books_author_id_fkey(name)', '&id=eq.1')).toEqual([
      { author_id: { name: 'Ana Maria' }, by: { name: 'Ana Maria' } },
    ]);
    expect(await get('folders', 'name,parent_id(name)', '&id=eq.2')).toEqual([
      { name: 'leaf', parent_id: { name: 'root' } },
    ]);
    expect(await get('folder_tree', 'name,folder_tree(name),parent_id(name)', '&id=eq.1')).toEqual([
      { name: 'root', folder_tree: [{ name: 'leaf' }], parent_id: null },
    ]);
  });

  test.each([
    ['changed_keys', 'authors(name)'],
    ['both_kinds', 'authors(name)'],
    ['young_authors', 'genre_list(name)'],
  ])('%s does not show the columns of a key, so %s is unknown', async (table, select) => {
    expect(await get(table, select)).toMatchObject({ code: 'PGRST200' });
  });

  test('a view that shows a key twice is ambiguous, and a column as hint decides', async () => {
    expect(await get('twice', 'authors(name)')).toMatchObject({ code: 'PGRST201' });
    expect(await get('twice', 'authors!other(name)', '&id=eq.1')).toEqual([{ authors: { name: 'Ana Maria' } }]);
  });
});
