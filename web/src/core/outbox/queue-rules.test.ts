import { expect, test } from 'vitest';
import { makeOperation } from '#core/rows/testing/make-operation.ts';
import { planWrite } from './plan-write.ts';

const refusal = { code: '23514', status: 400, at: '2026-11-21T10:00:00.000Z' };
const insert = makeOperation({ kind: 'insert', sequence: 1, values: { id: 'row-1', amount_ml: 250, notes: 'one' } });
const change = makeOperation({ kind: 'change', sequence: 2, values: { notes: 'two' } });
const next = { table: 'water_entries', rowId: 'row-1', kind: 'change', values: { amount_ml: 300 } } as const;
const removal = { ...next, kind: 'remove', values: {} } as const;

test('a write is added as it is, whatever else waits for the row', () => {
  expect(planWrite([], next)).toEqual({ forget: [], add: next });
  expect(planWrite([insert, change], next)).toEqual({ forget: [], add: next });
});

test('editing a refused row makes one write of all that waits for it, tried afresh in its old place', () => {
  const plan = planWrite([{ ...insert, refusal }, change], next);
  expect(plan.forget).toEqual([2]);
  expect(plan.add).toBeUndefined();
  expect(plan.replace).toEqual({ ...insert, values: { id: 'row-1', amount_ml: 300, notes: 'two' } });
  expect(plan.replace).not.toHaveProperty('refusal');
});

test('editing a row of two versions leaves the choice between them open', () => {
  const met = { ...change, began: { updated_at: 'v1', notes: 'one' }, refusal };
  const plan = planWrite([met], { ...next, began: { updated_at: 'v2', notes: 'two', amount_ml: 250 } });
  expect(plan.replace?.began).toEqual({ updated_at: 'v1', notes: 'one', amount_ml: 250 });
});

test('an edit after a refused tap keeps what it saw, but for the column that the tap changed', () => {
  const seen = { updated_at: 'v1', notes: 'two', amount_ml: 250 };
  const plan = planWrite([{ ...change, refusal }], { ...next, values: { notes: 'three', amount_ml: 300 }, began: seen });
  expect(plan.replace?.began).toEqual({ updated_at: 'v1', amount_ml: 250 });
});

test('removing a row that the server never took needs no word to the server', () => {
  expect(planWrite([{ ...insert, refusal }, change], removal)).toEqual({ forget: [1, 2] });
});

test('removing a row of which a change was refused removes it', () => {
  expect(planWrite([{ ...change, refusal }], removal)).toEqual({ forget: [2], add: removal });
});

test('bringing a row back after a refused removal gives the row that is still there its values', () => {
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
