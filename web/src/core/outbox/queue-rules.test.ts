import { expect, test } from 'vitest';
import { makeOperation } from '#core/rows/testing/make-operation.ts';
import { nextToSend, planWrite } from './queue-rules.ts';

const refusal = { code: '23514', status: 400, at: '2026-11-21T10:00:00.000Z' };
const insert = makeOperation({ kind: 'insert', sequence: 1, values: { id: 'row-1', amount_ml: 250, notes: 'one' } });
const change = makeOperation({ kind: 'change', sequence: 2, values: { notes: 'two' } });
const next = { table: 'water_entries', rowId: 'row-1', kind: 'change', values: { amount_ml: 300 } } as const;
const removal = { ...next, kind: 'remove', values: {} } as const;

test('a write is added unchanged, whatever else waits for the row', () => {
  expect(planWrite([], next)).toEqual({ forget: [], add: next });
  expect(planWrite([insert, change], next)).toEqual({ forget: [], add: next });
});

test('editing a refused row merges all its pending writes into one, retried in its old place', () => {
  const plan = planWrite([{ ...insert, refusal }, change], next);
  expect(plan.forget).toEqual([2]);
  expect(plan.add).toBeUndefined();
  expect(plan.replace).toEqual({ ...insert, values: { id: 'row-1', amount_ml: 300, notes: 'two' } });
  expect(plan.replace).not.toHaveProperty('refusal');
});

test('an independent write is not merged into a refused one, after which it waits', () => {
  const alone = { ...next, isIndependent: true } as const;
  expect(planWrite([{ ...change, refusal }], alone)).toEqual({ forget: [], add: alone });
});

test('editing a row in conflict leaves the choice between both versions open', () => {
  const met = { ...change, began: { updated_at: 'v1', notes: 'one' }, refusal };
  const plan = planWrite([met], { ...next, began: { updated_at: 'v2', notes: 'two', amount_ml: 250 } });
  expect(plan.replace?.began).toEqual({ updated_at: 'v1', notes: 'one', amount_ml: 250 });
});

test('an edit after a refused tap keeps the seen versions, except of the column that the tap changed', () => {
  const seen = { updated_at: 'v1', notes: 'two', amount_ml: 250 };
  const plan = planWrite([{ ...change, refusal }], { ...next, values: { notes: 'three', amount_ml: 300 }, began: seen });
  expect(plan.replace?.began).toEqual({ updated_at: 'v1', amount_ml: 250 });
});

test('removing a row that the server never had sends nothing', () => {
  expect(planWrite([{ ...insert, refusal }, change], removal)).toEqual({ forget: [1, 2] });
});

test('removing a row with a refused change sends the removal', () => {
  expect(planWrite([{ ...change, refusal }], removal)).toEqual({ forget: [2], add: removal });
});

test('restoring a row after a refused removal sends its values as a change', () => {
  const refused = makeOperation({ kind: 'remove', sequence: 3, values: {}, refusal });
  const back = {
    ...next,
    kind: 'insert',
    values: { id: 'row-1', created_at: '2026-11-21T10:00:00Z', amount_ml: 250 },
  } as const;
  expect(planWrite([refused], back)).toEqual({
    forget: [3],
    add: { table: 'water_entries', rowId: 'row-1', kind: 'change', values: { amount_ml: 250 } },
  });
});

const forbidden = { code: '42501', status: 403, at: '2026-11-21T10:00:00.000Z' };

test('the oldest write goes first', () => {
  const first = makeOperation({ sequence: 1 });
  expect(nextToSend([first, makeOperation({ sequence: 2 })], new Set())).toBe(first);
});

test('after a refused write the same row waits and other rows continue', () => {
  const operations = [
    makeOperation({ sequence: 1, refusal: forbidden }),
    makeOperation({ sequence: 2 }),
    makeOperation({ sequence: 3, rowId: 'row-2' }),
  ];
  expect(nextToSend(operations, new Set())?.sequence).toBe(3);
});

test('a row of another table with the same id does not wait', () => {
  const operations = [
    makeOperation({ sequence: 1, refusal: forbidden, rowId: 'own' }),
    makeOperation({ sequence: 2, table: 'mood', rowId: 'own' }),
  ];
  expect(nextToSend(operations, new Set())?.sequence).toBe(2);
});

test('skipping a row also skips its later writes', () => {
  const operations = [makeOperation({ sequence: 1 }), makeOperation({ sequence: 2 })];
  expect(nextToSend(operations, new Set(['water_entries/row-1']))).toBeUndefined();
});

test('writes behind a failing prerequisite wait, earlier ones are sent, and a refused prerequisite blocks nothing', () => {
  const consent = makeOperation({ sequence: 2, table: 'consents', rowId: 'yes', isPrerequisite: true });
  const [before, after] = [makeOperation({ sequence: 1 }), makeOperation({ sequence: 3, rowId: 'row-2' })];
  const passedOver = new Set(['consents/yes']);
  expect(nextToSend([before, consent, after], passedOver)?.sequence).toBe(1);
  expect(nextToSend([consent, after], passedOver)).toBeUndefined();
  expect(nextToSend([{ ...consent, refusal: forbidden }, after], new Set())?.sequence).toBe(3);
});
