import { expect, test } from 'vitest';
import { onBothEngines } from '../testing/on-both-engines.ts';

onBothEngines((database) => {
  const ask = async (text: string, parameters: unknown[] = []) =>
    (await database().asOwner((transaction) => transaction.query(text, parameters))).rows[0];

  test.each([
    ["'a'::text", 'a'],
    ["'é 日本 🙂'::varchar", 'é 日本 🙂'],
    ["'11111111-1111-4111-8111-111111111111'::uuid", '11111111-1111-4111-8111-111111111111'],
    ['1.50::numeric', '1.50'],
    ['1::smallint', 1],
    ['2::integer', 2],
    ['9007199254740991::bigint', 9007199254740991],
    ['1.5::real', 1.5],
    ['2.5::double precision', 2.5],
    ['true', true],
    ['false', false],
    ['null', null],
    [`'{"a": [1, null]}'::jsonb`, { a: [1, null] }],
    [`'"text"'::json`, 'text'],
    ["'null'::json", null],
    ["'2026-11-21 09:26:00.123+02'::timestamptz", new Date('2026-11-21T07:26:00.123Z')],
    ["'infinity'::timestamptz", 'infinity'],
    ["'2026-11-21'::date", '2026-11-21'],
    ["'2026-11-21 09:26:00'::timestamp", '2026-11-21 09:26:00'],
    ["'\\x00ff'::bytea", new Uint8Array([0, 255])],
    ["array['a', 'b \"c\" \\, {d}', null, 'NULL', '']", ['a', 'b "c" \\, {d}', null, 'NULL', '']],
    ['array[1, 2]::bigint[]', [1, 2]],
    [
      'array[[1, 2], [3, 4]]',
      [
        [1, 2],
        [3, 4],
      ],
    ],
    ["'[0:1]={5,6}'::integer[]", [5, 6]],
    ['array[]::text[]', []],
    ["array['2026-11-21'::date]", ['2026-11-21']],
    ['array[true, false]', [true, false]],
    [`array['{"a": 1}'::jsonb]`, [{ a: 1 }]],
    ["interval '1 day 2 hours'", '1 day 02:00:00'],
  ])('%s comes back as the port promises', async (expression, expected) => {
    expect(await ask(`select ${expression} as value`)).toEqual({ value: expected });
  });

  test.each([
    ['text', 'it\'s "quoted" \\ é 🙂', 'it\'s "quoted" \\ é 🙂'],
    ['text', '', ''],
    ['text', null, null],
    ['text', undefined, null],
    ['text', 'é\uDC00!', 'é\uFFFD!'],
    ['integer', 7, 7],
    ['bigint', 7n, 7],
    ['numeric', '1.10', '1.10'],
    ['boolean', true, true],
    ['timestamptz', new Date('2026-11-21T07:26:00.123Z'), new Date('2026-11-21T07:26:00.123Z')],
    ['date', '2026-11-21', '2026-11-21'],
    ['jsonb', { a: ['é\\', null, { b: 1 }] }, { a: ['é\\', null, { b: 1 }] }],
    ['text[]', ['a', 'b "c" \\, {d}', null, 'NULL', ''], ['a', 'b "c" \\, {d}', null, 'NULL', '']],
    [
      'integer[]',
      [
        [1, 2],
        [3, 4],
      ],
      [
        [1, 2],
        [3, 4],
      ],
    ],
    ['bytea', new Uint8Array([0, 255]), new Uint8Array([0, 255])],
  ])('a parameter of type %s arrives whole (%#)', async (type, given, expected) => {
    expect(await ask(`select $1::${type} as value`, [given])).toEqual({ value: expected });
  });

  test('a value of many megabytes is stored and returned unchanged', async () => {
    const text = 'é'.repeat(3_000_000);
    expect(await ask('select $1::text as value', [text])).toEqual({ value: text });
  });

  test('a NUL in a text is refused and the connection still works', async () => {
    await expect(ask('select $1::text', ['a\0b'])).rejects.toMatchObject({ code: '22021' });
    expect(await ask('select 1 as value')).toEqual({ value: 1 });
  });
});
