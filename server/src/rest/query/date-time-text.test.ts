import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkDateTimesOfRows, checkDateTimeText } from './date-time-text.ts';

const accepts = (text: string) => {
  try {
    checkDateTimeText(text, 'pg_catalog.timestamptz');
    return true;
  } catch (error) {
    expect(error).toMatchObject({ code: '22007', status: 400 });
    return false;
  }
};

const digits = (least: number, most: number) =>
  fc.integer({ min: least, max: most }).map((number) => String(number).padStart(2, '0'));
const date = fc
  .tuple(fc.integer({ min: 1, max: 9999 }), digits(1, 12), digits(1, 31))
  .map(([year, month, day]) => `${String(year).padStart(4, '0')}-${month}-${day}`);
const time = fc
  .tuple(digits(0, 23), digits(0, 59), fc.option(digits(0, 59), { nil: undefined }), fc.constantFrom('', '.5', '.123456'))
  .map(([hour, minute, second, part]) => `${hour}:${minute}${second === undefined ? '' : `:${second}${part}`}`);
const offset = fc.constantFrom('', 'Z', 'z', ' Z', '+00', '-03:00', '+0530', ' +14', '+05:45:00');
const moment = fc.tuple(date, fc.constantFrom('T', 't', ' '), time, offset).map((parts) => parts.join(''));
const iso = fc.oneof(
  date,
  fc.tuple(time, offset).map((parts) => parts.join('')),
  moment,
);

test('every date, time and timestamp in ISO 8601 is accepted, alone, in arrays and in ranges', () => {
  fc.assert(
    fc.property(fc.array(iso, { minLength: 1, maxLength: 5 }), (texts) => {
      const [first = '', last = first] = texts;
      expect(texts.filter((text) => !accepts(text))).toEqual([]);
      expect(accepts(`{${texts.join(',')}}`)).toBe(true);
      expect(accepts(`{${texts.map((text) => `"${text}"`).join(',')}}`)).toBe(true);
      expect(accepts(`[${first},${last})`)).toBe(true);
      expect(accepts(`{["${first}",),(,"${last}"]}`)).toBe(true);
    }),
  );
});

test.each([
  'infinity',
  '-infinity',
  '0044-03-15 BC',
  '20261123',
  '20261123T101112Z',
  '{}',
  '{null,2026-11-23}',
  'empty',
  ' 2026-11-23 ',
])('%s is accepted', (text) => {
  expect(accepts(text)).toBe(true);
});

test.each([
  ...['', 'now', 'today', 'tomorrow', 'yesterday', 'epoch', 'allballs', 'Nov 23 2026', 'J2461368', '2026-11-23 UTC'],
  ...['2026-11-23T10:00 America/Sao_Paulo', '2026-1-1+0:0+AAAAA5', '2026-11-23T10:00 AAA5', '2026-11-23 10:00 TZT5'],
  ...[
    '2026-11-23 10:00+ZZZ5',
    '10:00 <AB>5',
    'infinityAAA5',
    '{"AA\\AAA5"}',
    '{infinity"infinity"5:00}',
    '[AAA5,)',
    '{{2026-11-23}}',
  ],
  ...['2026-11-23\0', '２０２６-11-23', '2026-11-23 10:00Å5'],
])('%j is refused', (text) => {
  expect(accepts(text)).toBe(false);
});

test('a text with a letter besides T and Z, infinity, BC and null is refused', () => {
  const known = /^(?:[^a-z]|(?<![a-z])(?:t|z|bc|null|empty|infinity)(?![a-z]))*$/i;
  const pieces = fc.oneof(
    iso,
    fc.string({ maxLength: 6 }),
    fc.string({ unit: 'binary', maxLength: 3 }),
    fc.constantFrom(
      'T',
      'Z',
      'AAA',
      '5',
      '+',
      '-',
      ':',
      '/',
      ' ',
      '{',
      '}',
      '[',
      ')',
      ',',
      '"',
      '\\',
      'infinity',
      'BC',
      'null',
      '<AB>',
    ),
  );
  fc.assert(
    fc.property(fc.array(pieces, { minLength: 1, maxLength: 6 }), (parts) => {
      const text = parts.join('');
      if (accepts(text)) expect(text).toMatch(known);
    }),
    { numRuns: 5000 },
  );
});

test('in rows only null, texts and arrays of these are read as dates', () => {
  const check = (value: unknown) => () => {
    checkDateTimesOfRows(
      [{ note: 'AAA5' }, { day: value }],
      [
        { name: 'day', type: 'pg_catalog.date', dateTime: true },
        { name: 'note', type: 'pg_catalog.text', dateTime: false },
      ],
    );
  };
  for (const value of [null, undefined, '2026-11-23', ['2026-11-23', null]]) {
    if (value !== undefined) expect(check(value)).not.toThrow();
  }
  for (const value of ['AAA5', ['AAA5'], [['2026-11-23', 'AAA5']], 20261123, true, { AAA5: 1 }])
    expect(check(value)).toThrow();
});

test('checking a long list takes linear time', () => {
  const list = (count: number) => Array.from({ length: count }, () => '2026-11-23T10:00:00+00:00').join(',');
  expect(accepts(`{${list(2000)}}`)).toBe(true);
  // If the pattern were ambiguous, its backtracking would take practically forever here.
  expect(accepts(`{${list(2000)},x}`)).toBe(false);
  expect(accepts(`{${list(3000)}}`)).toBe(false);
});
