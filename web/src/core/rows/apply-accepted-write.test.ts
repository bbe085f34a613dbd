import { expect, test } from 'vitest';
import { calendarDate } from '@cogn/shared/calendar-date.ts';
import { makeOperation } from './testing/make-operation.ts';
import { applyAcceptedWrite } from './apply-accepted-write.ts';

const day = calendarDate('2026-11-21');
const scope = { kind: 'dates', from: day, to: day } as const;
const row = { id: 'row-1', date: '2026-11-21', amount_ml: 250 };

test('the server’s row replaces the known one', () => {
  const operation = makeOperation({ values: { amount_ml: 300 } });
  const answered = { ...row, amount_ml: 300, updated_at: 'now' };
  expect(applyAcceptedWrite([row], scope, { operation, row: answered })).toEqual([answered]);
});

test('an insert is added only to queries whose scope contains it', () => {
  const operation = makeOperation({ kind: 'insert', values: row });
  expect(applyAcceptedWrite([], scope, { operation, row })).toEqual([row]);
  const other = calendarDate('2026-11-20');
  expect(applyAcceptedWrite([], { kind: 'dates', from: other, to: other }, { operation, row })).toEqual([]);
});

test('a row that moved to another date leaves the query', () => {
  const operation = makeOperation({ values: { date: '2026-11-20' } });
  expect(applyAcceptedWrite([row], scope, { operation, row: { ...row, date: '2026-11-20' } })).toEqual([]);
});

test('a removal keeps the other rows', () => {
  const other = { ...row, id: 'row-2' };
  expect(applyAcceptedWrite([row, other], scope, { operation: makeOperation({ kind: 'remove' }) })).toEqual([other]);
});

test('without a returned row, the written values apply', () => {
  expect(applyAcceptedWrite([row], scope, { operation: makeOperation({ values: { amount_ml: 300 } }) })).toEqual([
    { ...row, amount_ml: 300 },
  ]);
});

test('an own row is replaced completely by the server’s', () => {
  const operation = makeOperation({ kind: 'put', rowId: 'own', values: { goal_ml: 1500 } });
  expect(applyAcceptedWrite([{ id: 'own' }], { kind: 'own' }, { operation, row: { id: 's', goal_ml: 1500 } })).toEqual([
    { id: 's', goal_ml: 1500 },
  ]);
});

test('a query for the last row contains only the last', () => {
  const last = { kind: 'last', until: day } as const;
  const later = { ...row, id: 'row-2', created_at: '2026-11-21T12:00:00Z' };
  const insert = makeOperation({ kind: 'insert', rowId: 'row-2', values: later });
  expect(applyAcceptedWrite([row], last, { operation: insert, row: later })).toEqual([later]);
  const older = { ...row, id: 'row-0', date: '2026-01-02' };
  const earlier = makeOperation({ kind: 'insert', rowId: 'row-0', values: older });
  expect(applyAcceptedWrite([row], last, { operation: earlier, row: older })).toEqual([row]);
});
