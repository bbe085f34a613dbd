import { expect, test } from 'vitest';
import { readBodyText, rowsOf } from './read-body-rows.ts';

const read = async (body: string, admit?: (text: string) => void) => {
  const headers = { 'content-type': 'application/json' };
  return rowsOf(await readBodyText(new Request('http://localhost/', { method: 'POST', body, headers }), admit));
};
const refused = { code: 'PGRST102' };

test('reads one object, several, and none', async () => {
  expect(await read('{"a":1}')).toMatchObject({ rows: [{ a: 1 }], isArray: false });
  expect(await read('[{"a":1},{"a":2}]')).toMatchObject({ rows: [{ a: 1 }, { a: 2 }], isArray: true });
  expect(await read(' ')).toMatchObject({ rows: [{}], text: '{}' });
});

test.each(['[1]', 'null', '"text"', '{"a":', '{"a":"'])('%s is refused', async (body) => {
  await expect(read(body)).rejects.toMatchObject(refused);
});

test('counts nesting levels only outside of strings', async () => {
  const nested = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
  expect((await read(nested(50))).rows).toHaveLength(1);
  await expect(read(nested(51))).rejects.toMatchObject(refused);
  const text = JSON.stringify({ a: `${'['.repeat(200)}\\"${','.repeat(200_000)}` });
  expect((await read(text)).rows).toHaveLength(1);
});

test.each([
  ['objects', `[${'{},'.repeat(100_000)}{}]`],
  ['members', `{${Array.from({ length: 100_001 }, (_, n) => `"k${String(n)}":1`).join(',')}}`],
])('more than a hundred thousand %s are refused', async (_, body) => {
  await expect(read(body)).rejects.toMatchObject(refused);
});

test('does not scan a body that is not admitted', async () => {
  const admit = () => {
    throw new Error('too much for today');
  };
  await expect(read('not json', admit)).rejects.toThrow('too much for today');
});
