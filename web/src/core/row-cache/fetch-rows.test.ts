import { expect, test } from 'vitest';
import { createDataClient } from '#core/wire/data-client.ts';
import { fetchRows } from './fetch-rows.ts';

/** A stub server with `count` rows that returns at most `most` at once, as the real server does for long rows. */
function serverOf(count: number, most: number) {
  const all = Array.from({ length: count }, (_, index) => ({ id: String(index) }));
  const asked: string[] = [];
  const client = createDataClient('http://server.test', (input) => {
    const { searchParams } = new URL(input instanceof Request ? input.url : input);
    const [from, size] = [Number(searchParams.get('offset')), Number(searchParams.get('limit'))];
    asked.push(`${String(from)}+${String(size)}`);
    const page = all.slice(from, from + size);
    if (page.length > most) return Promise.resolve(Response.json({ code: '54000', message: 'too large' }, { status: 413 }));
    return Promise.resolve(Response.json(page));
  });
  return { client, asked, all };
}

test('reads all rows in pages of a thousand', async () => {
  const { client, asked, all } = serverOf(1500, 1000);
  expect(await fetchRows(client, 'thoughts_entries', { kind: 'all' })).toEqual(all);
  expect(asked).toEqual(['0+1000', '1000+1000']);
});

test('reads rows that are too long for one response in smaller pages, each once', async () => {
  const { client, asked, all } = serverOf(700, 300);
  expect(await fetchRows(client, 'thoughts_entries', { kind: 'all' })).toEqual(all);
  expect(asked).toEqual(['0+1000', '0+250', '250+250', '500+250']);
});

test('reports a problem if not even one row fits, instead of retrying forever', async () => {
  const { client } = serverOf(3, 0);
  await expect(fetchRows(client, 'thoughts_entries', { kind: 'all' })).rejects.toMatchObject({
    kind: 'refused',
    code: '54000',
  });
});

test('asks only for the rows whose column has one of the values', async () => {
  const asked: string[] = [];
  const client = createDataClient('http://server.test', (input) => {
    asked.push(new URL(input instanceof Request ? input.url : input).searchParams.get('pinned') ?? '');
    return Promise.resolve(Response.json([]));
  });
  await fetchRows(client, 'thoughts_entries', { kind: 'in', column: 'pinned', values: [true] });
  expect(asked).toEqual(['in.(true)']);
});
