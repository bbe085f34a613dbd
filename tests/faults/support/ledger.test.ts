import { beforeEach, expect, test } from 'vitest';
import { Ledger } from './ledger.ts';

const first = { weight_kg: 60, notes: 'first' };
const second = { weight_kg: 61, notes: 'second' };
let ledger: Ledger;

beforeEach(() => {
  ledger = new Ledger();
  ledger.ask('a', first);
  ledger.confirm('a');
});

test('a row that is stored as acknowledged is correct', () => {
  expect(ledger.check(new Map([['a', first]]))).toEqual([]);
});

test('an acknowledged row that is missing, outdated or unknown is a problem', () => {
  expect(ledger.check(new Map())).toHaveLength(1);
  expect(ledger.check(new Map([['a', second]]))).toHaveLength(1);
  expect(
    ledger.check(
      new Map([
        ['a', first],
        ['ghost', second],
      ]),
    ),
  ).toHaveLength(1);
});

test('an acknowledged removal must last', () => {
  ledger.ask('a', null);
  ledger.confirm('a');
  expect(ledger.check(new Map())).toEqual([]);
  expect(ledger.check(new Map([['a', first]]))).toHaveLength(1);
});

test('an unanswered change may be stored or not, but nothing in between', () => {
  for (const [stored, problems] of [
    [first, 0],
    [second, 0],
    [{ weight_kg: 61, notes: 'first' }, 1],
  ] as const) {
    ledger.ask('a', second);
    expect(ledger.check(new Map([['a', stored]]))).toHaveLength(problems);
    ledger.ask('a', first);
    ledger.confirm('a');
  }
});
