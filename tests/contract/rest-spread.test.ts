import { describe, expect, test } from 'vitest';
import { limits } from '../../server/src/rest/query/limits.ts';
import { openLibrary } from './support/rest-library.ts';
import { engines, makePerson } from './support/rest-server.ts';

/** A computed relationship, a view, a `json` column, and a table whose rows belong to one user each. */
const schema = `
create function public.writer(public.books) returns setof public.authors rows 1 language sql stable
  as 'select * from public.authors where id = $1.author_id';
create function public.list_books() returns setof public.books language sql stable as 'select * from public.books';
create view public.book_list as select id, title, author_id, pages from public.books;
create table public.measures (id integer primary key, kind text, facts json, took interval, day date);
insert into public.measures values
  (1, 'a', '{"n": "1.5"}', '1 hour', '2026-01-01'), (2, 'a', '{"n": "2"}', '2 hours', '2026-01-03'), (3, 'b', '{"n": "1.5"}', null, null);
create table public.tallies as select 7 as count;
create table public.own (id integer primary key, owner uuid not null, amount integer not null);
alter table public.own enable row level security;
create policy own on public.own using (owner = auth.uid());
grant select, insert on all tables in schema public to authenticated;
`;

const allowed = { config: { allowAggregates: true } };

describe.each(engines)('rest/v1 with the client library, spreads and aggregates, on %s', (engine) => {
  const library = openLibrary(engine, schema, allowed);
  const get = async (path: string) => (await (await library.send(path)).json()) as unknown;

  describe('a spread', () => {
    test('makes the members of a related row members of the outer row', async () => {
      const { data } = await library.client.from('books').select('id, ...authors!author_id(name, born)').order('id');
      expect(data?.slice(1)).toEqual([
        { id: 2, name: 'Ana Maria', born: '1936-05-07' },
        { id: 3, name: 'Bento, o "Velho"', born: '1888-06-13' },
        { id: 4, name: null, born: null },
      ]);
    });

    test('nests, spreads all columns, and contains embeds', async () => {
      expect(
        await get('covers?select=colour,...books(title,...authors!author_id(by:name,written:books!author_id(id)))&limit=10'),
      ).toEqual([{ colour: 'blue', title: 'Water', by: 'Ana Maria', written: [{ id: 1 }, { id: 2 }] }]);
      expect(await get('books?select=title,...covers(*)&id=eq.1')).toEqual([{ title: 'Water', book_id: 1, colour: 'blue' }]);
      expect(await get('authors?select=name,books!author_id(title,...covers(colour))&id=eq.1')).toEqual([
        {
          name: 'Ana Maria',
          books: [
            { title: 'Water', colour: 'blue' },
            { title: 'Stone', colour: null },
          ],
        },
      ]);
    });

    test('has filters, inner and order like an embed, also by a computed relationship and from a view', async () => {
      expect(await get('books?select=id,...writer!inner(name)&writer.name=like.B*')).toEqual([
        { id: 3, name: 'Bento, o "Velho"' },
      ]);
      expect(
        await get('book_list?select=id,...authors(name)&authors.id=eq.2&order=authors(name).desc.nullslast,id'),
      ).toEqual([
        { id: 3, name: 'Bento, o "Velho"' },
        { id: 1, name: null },
        { id: 2, name: null },
        { id: 4, name: null },
      ]);
      const counted = await library.client.from('book_list').select('...authors!inner(name)', { count: 'exact' }).limit(1);
      expect([counted.count, counted.data]).toEqual([3, [{ name: 'Ana Maria' }]]);
    });

    test('is returned by an insert, and by a function', async () => {
      const added = await library.client.from('books').insert({ id: 60, author_id: 3 }).select('id, ...writer(name)');
      expect(added.data).toEqual([{ id: 60, name: 'Clara (Lina)' }]);
      expect(await get('rpc/list_books?select=id,...authors!author_id(name)&id=eq.60')).toEqual(added.data);
      await library.client.from('books').delete().eq('id', 60);
    });

    test('of several rows is refused', async () => {
      const { error, status } = await library.client.from('authors').select('...books!author_id(title)');
      expect([status, error]).toMatchObject([
        400,
        {
          code: 'PGRST119',
          message: "A spread operation on 'books' is not possible",
          details: "'authors' and 'books' do not form a many-to-one or one-to-one relationship",
        },
      ]);
    });
  });

  describe('an aggregate', () => {
    test('is computed of all rows, and its name is that of the function', async () => {
      const select = 'count(),pages.sum(),pages.avg(),pages.min(),pages.max(),known:pages.count()';
      const avg = expect.closeTo(500 / 3, 5) as number;
      expect(await get(`books?select=${select}`)).toEqual([{ count: 4, sum: 500, avg, min: 80, max: 300, known: 3 }]);
      expect((await library.client.from('books').select('total:pages.sum()').gt('pages', 100).single()).data).toEqual({
        total: 420,
      });
    });

    test('is grouped by the other members: columns, json, embeds and spreads', async () => {
      expect(await get('books?select=author_id,count()&order=author_id')).toEqual([
        { author_id: 1, count: 2 },
        { author_id: 2, count: 1 },
        { author_id: null, count: 1 },
      ]);
      expect(await get('measures?select=facts,count()&facts->>n=eq.1.5')).toEqual([{ facts: { n: '1.5' }, count: 2 }]);
      expect(
        await get('books?select=author_id,pages.sum(),by:authors!author_id(name)&author_id=not.is.null&order=author_id'),
      ).toEqual([
        { author_id: 1, sum: 200, by: { name: 'Ana Maria' } },
        { author_id: 2, sum: 300, by: { name: 'Bento, o "Velho"' } },
      ]);
      expect(
        await get('covers?select=colour,...books(pages.sum(),...authors!author_id(name,rated:rating.max(),count()))'),
      ).toEqual([{ colour: 'blue', sum: 120, name: 'Ana Maria', rated: 4.5, count: 1 }]);
    });

    test('is computed of the rows of an embed', async () => {
      expect(await get('authors?select=name,books!author_id(pages.sum(),count())&order=id')).toEqual([
        { name: 'Ana Maria', books: [{ sum: 200, count: 2 }] },
        { name: 'Bento, o "Velho"', books: [{ sum: 300, count: 1 }] },
        { name: 'Clara (Lina)', books: [{ sum: null, count: 0 }] },
      ]);
    });

    test('of rows may be a plain "count", unless the table has such a column', async () => {
      const { data } = await library.client.from('authors').select('name, books!author_id(count)').eq('id', 1).single();
      expect(data).toEqual({ name: 'Ana Maria', books: [{ count: 2 }] });
      expect(await get('books?select=all:count::text,...authors!author_id(of:count)&author_id=eq.1')).toEqual([
        { all: '2', of: 2 },
      ]);
      expect(await get('tallies?select=count')).toEqual([{ count: 7 }]);
    });

    test('has a cast of its argument and of its result', async () => {
      expect(
        await get(
          'measures?select=s:facts->>n::float8.sum()::text,count()::text,first:day.min(),last:day.max()::text,took.avg()',
        ),
      ).toEqual([{ s: '5', count: '3', first: '2026-01-01', last: '2026-01-03', avg: '01:30:00' }]);
      expect(await get('books?select=pages.avg()::int')).toEqual([{ avg: 167 }]);
      expect(await get('measures?select=facts::jsonb,id.max()::numeric&id=eq.2')).toEqual([{ facts: { n: '2' }, max: 2 }]);
    });

    test('has a page, a count, and works in a function and an insert', async () => {
      const { data } = await library.client.from('books').select('author_id, count()').order('author_id').range(1, 1);
      expect(data).toEqual([{ author_id: 2, count: 1 }]);
      expect(await get('rpc/list_books?select=id.max()')).toEqual([{ max: 4 }]);
      const rows = [7, 8].map((id) => ({ id, kind: 'c' }));
      expect((await library.client.from('measures').insert(rows).select('kind,id.sum()')).data).toEqual([
        { kind: 'c', sum: 15 },
      ]);
    });

    test('sees only the rows of the caller', async () => {
      const other = await makePerson(library.server);
      await library.server.database.asOwner((transaction) =>
        transaction.query('insert into public.own values (1, $1, 10), (2, $1, 5), (3, $2, 1000)', [
          library.person.id,
          other.id,
        ]),
      );
      expect(await get('own?select=amount.sum(),amount.max(),count()')).toEqual([{ sum: 15, max: 10, count: 2 }]);
    });

    test.each([
      ['an unknown column', 'books?select=nope.sum()', 400, '42703'],
      ['a type that cannot be added', 'books?select=title.sum()', 404, '42883'],
      ['a cast that is not offered', 'books?select=pages.sum()::regclass', 400, 'PGRST100'],
      ['text as a date', 'books?select=title.max()::date', 400, 'PGRST100'],
      ['text cast from a date as a date', 'measures?select=day::text.max()::date', 400, 'PGRST100'],
      ['text as a number without a bound', 'books?select=title::numeric.sum()', 400, 'PGRST100'],
      [
        'to-many rows within each other',
        'authors?select=books!author_id(genres(count()))&limit=200&books.limit=10&books.genres.limit=1',
        400,
        'PGRST100',
      ],
      [
        'to-many rows within each other, by a plain count',
        'authors?select=books!author_id(genres(count))&limit=200&books.limit=10&books.genres.limit=1',
        400,
        'PGRST100',
      ],
      ['an order by what is not selected', 'books?select=count()&order=title', 400, '42803'],
      [
        'too many aggregates',
        `books?select=${Array(limits.aggregates + 1)
          .fill('count()')
          .join(',')}`,
        400,
        'PGRST100',
      ],
    ])('of %s is refused', async (_name, path, status, code) => {
      const answer = await library.send(path);
      expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([status, code]);
    });
  });
});
