import { beforeEach, expect, test } from 'vitest';
import { AcknowledgedWrites } from './acknowledged-writes.ts';

const first = { weight_kg: 60, notes: 'first' };
const second = { weight_kg: 61, notes: 'second' };
let writes: AcknowledgedWrites;

beforeEach(() => {
  writes = new AcknowledgedWrites();
  writes.ask('a', first);
  writes.confirm('a');
});

test('a row that is stored as acknowledged is correct', () => {
  expect(writes.check(new Map([['a', first]]))).toEqual([]);
});

test('an acknowledged row that is missing, outdated or unknown is a problem', () => {
  expect(writes.check(new Map())).toHaveLength(1);
  expect(writes.check(new Map([['a', second]]))).toHaveLength(1);
  expect(
    writes.check(
      new Map([
        ['a', first],
        ['ghost', second],
      ]),
    ),
  ).toHaveLength(1);
});

test('an acknowledged removal must last', () => {
  writes.ask('a', null);
  writes.confirm('a');
  expect(writes.check(new Map())).toEqual([]);
  expect(writes.check(new Map([['a', first]]))).toHaveLength(1);
});

test('an unanswered change may be stored or not, but nothing in between', () => {
  for (const [stored, problems] of [
    [first, 0],
    [second, 0],
    [{ weight_kg: 61, notes: 'first' }, 1],
  ] as const) {
    writes.ask('a', second);
    expect(writes.check(new Map([['a', stored]]))).toHaveLength(problems);
    writes.ask('a', first);
    writes.confirm('a');
  }
});
