import { describe, expect, test } from 'vitest';
import { limits } from '../../server/src/rest/query/limits.ts';
import { openLibrary } from './support/rest-library.ts';
import { clientWith, engines, makePerson } from './support/rest-server.ts';

/** Returns a `select` value with nested embeds, alternately to-one and to-many. */
const nested = (depth: number, table = 'authors'): string =>
  depth === 0 ? 'id' : `${table}!author_id(${nested(depth - 1, table === 'authors' ? 'books' : 'authors')})`;

describe.each(engines)('limits of one request to rest/v1, on %s', (engine) => {
  const library = openLibrary(engine);
  const { changedRows, returnedRows, answerBytes } = limits;
  const tooMuch = { status: 413, code: '54000' };

  /** Inserts `count` books with consecutive ids from `from`. */
  const addBooks = (from: number, count: number) =>
    library.server.database.asOwner((transaction) =>
      transaction.query(
        `insert into public.books (id, title, pages) select n, 'many', 0 from generate_series($1::int, $1::int + $2::int - 1) n`,
        [from, count],
      ),
    );
  const send = async (path: string, init: RequestInit = {}) => {
    const response = await library.send(path, { ...init, headers: { 'content-type': 'application/json', ...init.headers } });
    const text = await response.text();
    const body = text === '' ? undefined : (JSON.parse(text) as Record<string, unknown>);
    return { status: response.status, code: body?.['code'], hint: body?.['hint'], text };
  };
  const countOf = async (filter: string) => {
    const response = await library.send(`books?${filter}&limit=1`, { headers: { prefer: 'count=exact' } });
    return Number(response.headers.get('content-range')?.split('/')[1]);
  };

  test('a change of more rows than allowed is refused before it changes any, with advice', async () => {
    await addBooks(1000, changedRows + 1);
    const all = 'books?title=eq.many';
    const change = { method: 'PATCH', body: '{"pages":7}' };
    expect(await send(all, change)).toMatchObject(tooMuch);
    const removal = await send(all, { method: 'DELETE' });
    expect(removal).toMatchObject(tooMuch);
    expect(removal.hint).toContain('in parts');
    expect([await countOf('pages=eq.7'), await countOf('title=eq.many')]).toEqual([0, changedRows + 1]);

    const part = `${all}&id=lt.${String(1000 + changedRows)}`;
    expect((await send(part, change)).status).toBe(204);
    expect(await countOf('pages=eq.7')).toBe(changedRows);
    const returned = { prefer: 'return=representation' };
    expect(await send(part, { method: 'DELETE', headers: returned })).toMatchObject(tooMuch);
    const few = `${all}&id=lt.${String(1000 + returnedRows)}&select=id`;
    expect((await send(few, { method: 'DELETE', headers: returned })).status).toBe(200);
    expect((await send(`books?id=eq.${String(1000 + changedRows)}`, change)).status).toBe(204);
  });

  test('the service key changes as many rows as its own limit allows', async () => {
    await addBooks(10_000, changedRows + 1);
    await library.server.database.runScript('grant all on public.books to service_role');
    const operator = clientWith(library.server, library.server.keys.serviceKey);
    const { error, count } = await operator.from('books').delete({ count: 'exact' }).gte('id', 10_000);
    expect([error, count]).toEqual([null, changedRows + 1]);
  });

  test('a body of more rows than allowed is refused', async () => {
    const rows = (count: number) =>
      JSON.stringify(Array.from({ length: count }, (_, n) => ({ id: 20_000 + n, title: 'sent' })));
    expect(await send('books', { method: 'POST', body: rows(changedRows + 1) })).toMatchObject(tooMuch);
    expect(await countOf('title=eq.sent')).toBe(0);
    expect((await send('books', { method: 'POST', body: rows(changedRows) })).status).toBe(201);
    const prefer = 'resolution=merge-duplicates,return=representation';
    const merged = { method: 'POST', headers: { prefer }, body: rows(returnedRows + 1) };
    expect(await send('books', merged)).toMatchObject(tooMuch);
    expect((await send('books?title=eq.sent', { method: 'DELETE' })).status).toBe(204);
  });

  test('a response of too many bytes is refused, whatever its members are called, and fewer rows are returned', async () => {
    await library.server.database.asOwner((transaction) =>
      transaction.query(`insert into public.loose select repeat('日', 50000) from generate_series(1, 40)`),
    );
    for (const select of ['*', 'note', 'a:note,b:note', '*,note', 'note::text']) {
      const refused = await send(`loose?select=${select}`);
      expect({ select, ...refused }).toMatchObject({ select, ...tooMuch });
      expect(refused.hint).toContain('limit');
    }
    const given = await send('loose?limit=20');
    expect(given.status).toBe(200);
    expect(Buffer.byteLength(given.text)).toBeGreaterThan(20 * 150_000);
    expect(Buffer.byteLength(given.text)).toBeLessThan(answerBytes);
    expect((await send('loose?select=*,note&limit=10')).status).toBe(200);
  });

  test('the rows of an embed count towards the bytes of a response', async () => {
    const run = (sql: string) => library.server.database.asOwner((transaction) => transaction.query(sql));
    await run(`insert into public.books (id, title, pages, author_id)
      select n, repeat('日', 50000), 0, 1 from generate_series(40001, 40040) n`);
    const read = 'authors?select=id,books!author_id(title)&id=eq.1';
    expect(await send(read)).toMatchObject(tooMuch);
    expect((await send(`${read}&books.limit=20`)).status).toBe(200);
    await run('delete from public.books where id > 40000');
  });

  test('nested embeds that would multiply rows are refused, and accepted with limits', async () => {
    const nested = 'authors?select=id,books!author_id(id,genres(id))';
    expect(await send(nested)).toMatchObject({ status: 400, code: 'PGRST100' });
    expect((await send(`${nested}&id=eq.1&books.limit=100`)).status).toBe(200);
    expect((await send(`${nested}&limit=10&books.limit=10`)).status).toBe(200);
    const inner = nested.replace('author_id(', 'author_id!inner(').replace('genres(', 'genres!inner(');
    expect(await send(`${inner}&limit=1&books.limit=1`)).toMatchObject({ status: 400, code: 'PGRST100' });
    // If an author has a thousand books, the response would repeat all of them in each of the thousand rows.
    const back = 'books?select=id,authors!author_id(id,books!author_id(id))';
    expect(await send(back)).toMatchObject({ status: 400, code: 'PGRST100' });
    expect((await send(`${back}&limit=100`)).status).toBe(200);
  });

  test.each<[string, number, (count: number) => string]>([
    ['nested groups', 10, (n) => `select=id&or=(${'and('.repeat(n - 1)}id.eq.1${')'.repeat(n - 1)})`],
    ['conditions', 30, (n) => `select=id&${Array(n).fill('id=gt.0').join('&')}`],
    ['letters of a pattern', 200, (n) => `select=id&title=like.${'a'.repeat(n)}`],
    ['letters of a pattern after a wildcard', 30, (n) => `select=id&title=like.*${'a'.repeat(n)}*`],
    ['elements of an array', 40, (n) => `select=id&id=eq(any).{${Array(n).fill('1').join()}}`],
    ['values of a list', 1000, (n) => `select=id&id=in.(${Array(n).fill('1').join()})`],
    ['embeds', 5, (n) => `select=${Array.from({ length: n }, (_, one) => `e${String(one)}:authors!author_id(id)`).join()}`],
    ['nested embeds', 3, (n) => `select=${nested(n)}&limit=1&authors.books.limit=1`],
  ])('a request has at most as many %s as docs/protocol.md says: %i', async (_, most, query) => {
    expect((await send(`books?${query(most)}`)).status).toBe(200);
    expect(await send(`books?${query(most + 1)}`)).toMatchObject({ status: 400, code: 'PGRST100' });
  });

  test('a response has 1000 rows at most and a query string 14,000 characters, as docs/protocol.md says', async () => {
    await addBooks(30_000, 1001);
    const rows = async (query: string) =>
      (JSON.parse((await send(`books?select=id&id=gte.30000${query}`)).text) as []).length;
    expect([await rows(''), await rows('&limit=1001'), await rows('&limit=1001&offset=1000')]).toEqual([1000, 1000, 1]);
    const filter = 'select=id&title=eq.';
    const long = (length: number) => send(`books?${filter}${'x'.repeat(length - filter.length)}`);
    expect((await long(13_900)).status).toBe(200);
    expect(await long(14_001)).toMatchObject({ status: 414, code: 'PGRST100' });
  });

  test('a list filter uses hashing, also in a prepared statement', async () => {
    for (let time = 0; time < 8; time += 1) {
      const { data } = await library.client.from('books').select('id').in('pages', [120, 300, time]).order('id').limit(2);
      expect(data).toEqual([{ id: 1 }, { id: 3 }]);
      const others = await library.client.from('books').select('id').not('pages', 'in', '(120,300)').eq('id', 2);
      expect(others.data).toEqual([{ id: 2 }]);
    }
  });

  test('stored records are counted over all tables, for their owner only and no further than the given limit', async () => {
    const { server, person } = library;
    const other = await makePerson(server);
    const water = { date: '2026-03-01', amount_ml: 100 };
    await person.client.from('water_entries').insert(Array.from({ length: 7 }, () => water));
    await other.client.from('water_entries').insert([water]);
    const countOfAll = async ({ id }: { id: string }, most: number) => {
      const { rows } = await server.database.asUser({ role: 'authenticated', sub: id }, (transaction) =>
        transaction.query<{ total: number }>('select app.count_rows($1) as total', [most]),
      );
      return rows[0]?.total ?? 0;
    };
    expect(await countOfAll(person, 5)).toBe(5);
    // The difference excludes the rows that makePerson created for both users.
    expect((await countOfAll(person, 1000)) - (await countOfAll(other, 1000))).toBe(6);
  });
});
