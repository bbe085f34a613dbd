import { describe, expect, test } from 'vitest';
import { Refusal } from '#errors.ts';
import { limits } from './limits.ts';
import { parseQuery, type ParseOptions } from './parse-query.ts';
import type { Condition, Query } from './query-tree.ts';

const parse = (text: string, options?: ParseOptions) => parseQuery(new URLSearchParams(text), options);
const refusalOf = (text: string, options?: ParseOptions) => {
  try {
    parse(text, options);
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
  return expect.fail(`${text} was read`);
};
/** The first condition of the parsed query, with the value itself in place of its index. */
const firstCondition = (text: string): unknown => {
  const query = parse(text);
  return withValues(query, query.level.conditions[0] as Condition);
};
const withValues = (query: Query, condition: Condition): unknown => {
  if (condition.kind === 'group') return [condition.join, ...condition.conditions.map((part) => withValues(query, part))];
  const value = condition.kind === 'compare' ? query.values[condition.value] : undefined;
  const list = condition.kind === 'in' ? query.values[condition.list] : undefined;
  return { of: condition.field.name, not: condition.negated, value: value ?? list };
};

describe('values', () => {
  test('are stored outside the tree, so requests of one shape have one tree', () => {
    const [one, other] = [parse('a=eq.1&b=in.(x,y)&limit=5'), parse('a=eq.22&b=in.(z)&limit=700')];
    expect(one.level).toEqual(other.level);
    expect(one.values).not.toEqual(other.values);
  });

  test.each([
    ['alone, a value goes to the end, whatever it holds', 'a=eq.x,y)."z', { of: 'a', not: false, value: 'x,y)."z' }],
    ['an empty value is empty', 'a=eq.', { of: 'a', not: false, value: '' }],
    ['a star is a percent sign in a pattern', 'a=like.x*y', { of: 'a', not: false, value: 'x%y' }],
    ['a star is a star elsewhere', 'a=eq.x*y', { of: 'a', not: false, value: 'x*y' }],
    ['a list becomes one array', 'a=in.(1,"b,c")', { of: 'a', not: false, value: '{"1","b,c"}' }],
    ['a list keeps quotes and backslashes', 'a=in.("b\\"c","d\\\\e")', { of: 'a', not: false, value: '{"b\\"c","d\\\\e"}' }],
    ['not turns it round', 'a=not.eq.1', { of: 'a', not: true, value: '1' }],
    ['a column may be quoted', '"a.b"=eq.1', { of: 'a.b', not: false, value: '1' }],
  ])('%s', (_name, text, expected) => {
    expect(firstCondition(text)).toEqual(expected);
  });

  test('in a group a value ends at a comma or bracket, unless quoted or an array', () => {
    const expected = [
      'or',
      { of: 'a', not: false, value: 'x' },
      { of: 'b', not: true, value: 'p,q)' },
      ['and', { of: 'c', not: false, value: '{1,2}' }, { of: 'd', not: false, value: '' }],
    ];
    expect(firstCondition('or=(a.eq.x,b.not.eq."p,q)",and(c.cs.{1,2},d.eq.))')).toEqual(expected);
  });
});

describe('select', () => {
  test('parses columns, aliases, casts, paths and nested embeds', () => {
    const { level, values } = parse('select=*,b:a::text,f->g->>h,x:r!k!inner(c,s(*))');
    expect(level.select).toMatchObject([
      { kind: 'all' },
      { kind: 'column', field: { name: 'a' }, name: 'b', cast: 'text' },
      { kind: 'column', field: { name: 'f' }, name: 'h' },
      {
        kind: 'embed',
        relation: 'r',
        name: 'x',
        hint: 'k',
        inner: true,
        level: { select: [{ kind: 'column' }, { kind: 'embed', relation: 's' }] },
      },
    ]);
    expect(values).toEqual(expect.arrayContaining(['g', 'h']));
  });

  test.each(['a b":c', 'x"y:c', `${'n'.repeat(64)}:c`, '日'.repeat(22) + ':c', "a':c", 'a;b:c'])('%s is no name', (text) => {
    expect(refusalOf(`select=${encodeURIComponent(text)}`).code).toBe('PGRST100');
  });

  test('conditions, order and page of an embed belong to it', () => {
    const query = parse('select=a,r(b)&r.b=eq.1&r.order=b.desc&r.limit=3&r.offset=1&limit=7');
    const embed = query.level.select[1];
    if (embed?.kind !== 'embed') return expect.fail('no embed');
    expect(embed.level.conditions).toHaveLength(1);
    expect(embed.level.order).toMatchObject([{ field: { name: 'b' }, descending: true }]);
    expect([query.values[embed.level.limit], query.values[embed.level.offset]]).toEqual(['3', '1']);
    expect([query.limit, query.level.conditions]).toEqual([7, []]);
  });
});

describe('pages', () => {
  test.each([
    ['', undefined, [limits.rows, 0, false]],
    ['limit=5&offset=2', undefined, [5, 2, true]],
    ['limit=5000', undefined, [limits.rows, 0, true]],
    ['', '10-19', [10, 10, true]],
    ['limit=5&offset=2', '1-9', [5, 3, true]],
    ['', '7-', [limits.rows, 7, false]],
    ['', 'bytes=0-9', [limits.rows, 0, false]],
  ])('%s with the range %s', (text, range, expected) => {
    const { limit, offset, paged } = parse(text, { range });
    expect([limit, offset, paged]).toEqual(expected);
  });
});

test('a function’s arguments are distinguished from filters by its parameters', () => {
  const query = parse('wanted=eq.x&name=eq.y', { parameters: new Set(['wanted']) });
  expect(query.arguments.map(({ name, value }) => [name, query.values[value]])).toEqual([['wanted', 'eq.x']]);
  expect(query.level.conditions).toHaveLength(1);
});

test.each([
  ['a=1', 'PGRST100'],
  ['a=eq', 'PGRST100'],
  ['a=is.maybe', 'PGRST100'],
  ['a=in.1', 'PGRST100'],
  ['a=in.(1', 'PGRST100'],
  ['a=in.("b""c")', 'PGRST100'],
  ['a=cs(any).{1}', 'PGRST100'],
  ['or=a.eq.1', 'PGRST100'],
  ['or=(a.eq.1', 'PGRST100'],
  ['or=(a.eq.1)x', 'PGRST100'],
  ['or=()', 'PGRST100'],
  ['order=a.up', 'PGRST100'],
  ['select=a,', 'PGRST100'],
  ['select=r(a', 'PGRST100'],
  ['columns=a,,b', 'PGRST100'],
  ['a=eq.%00', 'PGRST100'],
  ['r.a=eq.1', 'PGRST108'],
  ['limit=-1', 'PGRST103'],
  ['select=a.sum(', 'PGRST100'],
  ['select=a.median()', 'PGRST100'],
  ['select=a.sum().max()', 'PGRST100'],
  ['select=a->b.count()->c', 'PGRST100'],
  ['select=...a', 'PGRST100'],
  ['select=...*', 'PGRST100'],
  ['a=fts.x', 'PGRST127'],
])('%s is refused with %s', (text, code) => {
  expect(refusalOf(text).code).toBe(code);
});

test.each([
  ['groups', `or=(${'and('.repeat(limits.depth)}a.eq.1${')'.repeat(limits.depth)})`],
  ['embeds within each other', `select=${'r('.repeat(limits.nesting + 1)}a${')'.repeat(limits.nesting + 1)}`],
  [
    'embeds',
    `select=${Array(limits.embeds + 1)
      .fill('r(a)')
      .join(',')}`,
  ],
  [
    'conditions',
    Array(limits.conditions + 1)
      .fill('a=eq.1')
      .join('&'),
  ],
  [
    'selected fields',
    `select=${Array(limits.selected + 1)
      .fill('a')
      .map((name, index) => `${name}${String(index)}`)
      .join(',')}`,
  ],
  ['aggregates', `select=count(),${Array(limits.aggregates).fill('a.sum()').join(',')}`],
  ['repetitions of a column by an aggregate', 'select=a,w:a.min(),x:a.max(),y:a.max()'],
  ['repetitions of a column', `select=${['w', 'x', 'y', 'z'].map((name) => `${name}:a`).join(',')}`],
  ['repetitions of all columns', 'select=*,*,*,*'],
  ['repetitions of a column in an embed', 'select=a,r(a,b:a,c:a,d:a)'],
  [
    'patterns',
    Array(limits.wildcards + 1)
      .fill('a=like.x')
      .join('&'),
  ],
  ['wildcards in one pattern', `a=ilike.${'*a'.repeat(limits.wildcards)}`],
  ['wildcards in several patterns', `or=(a.like.${'%25a'.repeat(12)},b.ilike.${'_a'.repeat(12)})`],
  ['letters of a pattern', `a=ilike.${'a'.repeat(limits.patternLetters + 1)}`],
  ['letters of several patterns', `or=(a.like.${'a'.repeat(120)},b.like.${'a'.repeat(120)})`],
  ['letters behind a wildcard', `a=ilike.*${'a'.repeat(limits.searchedLetters + 1)}*`],
  ['letters behind wildcards of several patterns', `a=ilike.x*${'a'.repeat(20)}&a=ilike.*${'a'.repeat(20)}`],
  ['elements of an array', `a=eq(any).{${'1,'.repeat(limits.elements)}1}`],
  ['elements of several arrays', `a=ov.{${'1,'.repeat(25)}1}&a=cs.{${'1,'.repeat(25)}1}`],
  ['patterns in one array', `a=like(any).{${'a,'.repeat(limits.wildcards)}a}`],
  [
    'listed values',
    `a=in.(${Array(limits.listed + 1)
      .fill('1')
      .join(',')})`,
  ],
  ['path steps', `a${'->b'.repeat(limits.pathSteps + 1)}=eq.1`],
  ['characters', `a=eq.${'x'.repeat(limits.url)}`],
])('more %s than allowed are refused', (_name, text) => {
  expect(refusalOf(text)).toMatchObject({ code: 'PGRST100', status: text.length > limits.url ? 414 : 400 });
});

test('ordinary requests are far below the limits', () => {
  const texts = ['a=ilike.*antidepressivo*', `a=like.${'a'.repeat(150)}*`, 'a=cs.{x,y}', `a=in.(${'1,'.repeat(500)}1)`];
  for (const text of texts) expect(parse(text).level.conditions).toHaveLength(1);
  expect(parse('select=a,r(b,s(c,t(d)))').level.select).toHaveLength(2);
});

test('a refusal names the position, and shows only the beginning of the text', () => {
  expect(refusalOf('or=(a.eq.1,b.nope.2)')).toMatchObject({
    message: 'failed to parse or ((a.eq.1,b.nope.2))',
    details: 'unknown operator "nope" at character 15',
  });
  expect(refusalOf(`or=${'x'.repeat(9000)}`).message.length).toBeLessThan(200);
});
