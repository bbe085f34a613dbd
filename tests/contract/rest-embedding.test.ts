import { describe, expect, test } from 'vitest';
import { openLibrary } from './support/rest-library.ts';
import { engines } from './support/rest-server.ts';

describe.each(engines)('rest/v1 with the client library, embedding, on %s', (engine) => {
  const library = openLibrary(engine);

  describe('embedding', () => {
    test('to-one by the foreign key, to-many by its hint, through a table between', async () => {
      const { data } = await library.client
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
      const { data } = await library.client
        .from('authors')
        .select('name, books!author_id(title, genres(name))')
        .eq('id', 1)
        .order('title', { referencedTable: 'books', ascending: false })
        .limit(1, { referencedTable: 'books' })
        .eq('books.genres.name', 'novel');
      expect(data).toEqual([{ name: 'Ana Maria', books: [{ title: 'Water', genres: [{ name: 'novel' }] }] }]);
    });

    test('inner excludes rows without a partner, also from the count', async () => {
      const { data, count } = await library.client
        .from('books')
        .select('id, authors!author_id!inner(name)', { count: 'exact' })
        .eq('authors.name', 'Ana Maria')
        .order('id');
      expect([data?.map((row) => row.id), count]).toEqual([[1, 2], 2]);
    });

    test('a self-referencing table: children by its name, the parent by the column', async () => {
      const { data } = await library.client
        .from('folders')
        .select('name, folders(name), parent:parent_id(name)')
        .order('id');
      expect(data).toEqual([
        { name: 'root', folders: [{ name: 'leaf' }], parent: null },
        { name: 'leaf', folders: [], parent: { name: 'root' } },
      ]);
      const hinted = await library.client.from('folders').select('name, below:folders!parent_id(name)').eq('id', 1);
      expect(hinted.data).toEqual([{ name: 'root', below: [{ name: 'leaf' }] }]);
    });

    test('a foreign key by its name, from either side', async () => {
      const down = await library.client.from('authors').select('name, written:books_author_id_fkey(title)').eq('id', 1);
      expect(down.data).toEqual([{ name: 'Ana Maria', written: [{ title: 'Water' }, { title: 'Stone' }] }]);
      const up = await library.client.from('books').select('by:books_author_id_fkey(name)').eq('id', 1);
      expect(up.data).toEqual([{ by: { name: 'Ana Maria' } }]);
    });

    test('an ambiguous embed is refused with the list of candidates', async () => {
      const { error } = await library.client.from('authors').select('name, books(title)');
      expect(error?.details).toContainEqual({
        cardinality: 'one-to-many',
        embedding: 'authors with books',
        relationship: 'books_author_id_fkey using authors(id) and books(author_id)',
      });
      expect(error?.hint).toContain("'books!books_author_id_fkey'");
    });

    test('two embeds of one name are refused, because one would be lost', async () => {
      const { error, status } = await library.client
        .from('books')
        .select('who:authors!author_id(id), who:authors!author_id(name)');
      expect([status, error?.code]).toEqual([400, '42712']);
    });

    test('is null and not is null filter by the existence of a partner', async () => {
      const of = async (operator: string) =>
        (await library.client.from('books').select('id, covers()').filter('covers', operator, 'null').order('id')).data;
      expect(await of('is')).toEqual([{ id: 2 }, { id: 3 }, { id: 4 }]);
      expect(await of('not.is')).toEqual([{ id: 1 }]);
    });
  });
});
