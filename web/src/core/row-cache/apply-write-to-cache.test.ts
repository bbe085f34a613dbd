import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { makeOperation } from '#core/rows/testing/make-operation.ts';
import { calendarDate } from '@cogn/shared/calendar-date.ts';
import { applyOperations } from '#core/rows/apply-operations.ts';
import { queryClient } from './query-client.ts';
import { storeRows } from './stored-rows.ts';
import { readProblemOf } from './read-problem.ts';
import { rowsQuery, type AskServer } from './rows-query.ts';
import type { Scope } from '#core/rows/scope.ts';
import { applyWriteToCache, forgetRowsTaken, rowsTaken } from './apply-write-to-cache.ts';

vi.mock('#core/wire/data-client.ts', () => ({ dataClient: () => undefined }));
vi.mock('./stored-rows.ts', () => ({ storeRows: vi.fn(), readStoredRows: () => Promise.resolve(undefined) }));

afterEach(() => {
  vi.mocked(storeRows).mockClear();
  queryClient.clear();
  forgetRowsTaken();
});

const day = calendarDate('2026-11-02');
const past = { kind: 'dates', from: day, to: day } as const;
const row = { id: 'row-1', date: day, amount_ml: 250 };
const insert = makeOperation({ kind: 'insert', values: row });
const settled = { operation: insert, row };

/** Queries the entries of one day, as a component does. The stub server returns these responses in this order. */
async function lookAt(...answers: (typeof row | 'unreachable')[]) {
  return lookAtScope(past, answers);
}

async function lookAtScope(scope: Scope, answers: (typeof row | 'unreachable')[]) {
  const ask: AskServer = () => {
    const answer = answers.shift() ?? 'unreachable';
    return answer === 'unreachable' ? Promise.reject(readProblemOf(0, undefined)) : Promise.resolve([answer]);
  };
  const observer = new QueryObserver(queryClient, rowsQuery('person-1', 'water_entries', scope, ask));
  const stop = observer.subscribe(() => undefined);
  await vi.waitFor(() => expect(observer.getCurrentResult().isFetching).toBe(false));
  return { observer, stop, left: answers };
}

test('an accepted write is visible on a day that has not loaded yet, and that day is refetched at once', async () => {
  const { observer, stop, left } = await lookAt('unreachable', row);
  expect(observer.getCurrentResult().data).toBeUndefined();
  applyWriteToCache('person-1', settled);
  expect(applyOperations(rowsTaken('person-1', 'water_entries'), [], past)).toEqual([{ ...row, saving: 'saved' }]);
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toEqual([row]));
  stop();
  expect(left).toEqual([]);
});

test('a day whose refetch failed is refetched once a write succeeds', async () => {
  const older = { ...row, id: 'row-0' };
  const { observer, stop } = await lookAt(older, 'unreachable', row);
  await observer.refetch();
  applyWriteToCache('person-1', settled);
  expect(observer.getCurrentResult().data).toHaveLength(2);
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toEqual([row]));
  stop();
});

test('a removed row is not shown, nor is a row of another person', () => {
  applyWriteToCache('person-1', settled);
  expect(rowsTaken('person-2', 'water_entries')).toEqual([]);
  applyWriteToCache('person-1', { operation: makeOperation({ kind: 'remove' }) });
  expect(rowsTaken('person-1', 'water_entries')).toEqual([]);
});

test('after removing the last row only the server knows the one before it', async () => {
  const before = { ...row, id: 'row-0' };
  const { observer, stop } = await lookAtScope({ kind: 'last', until: day }, [row, before]);
  applyWriteToCache('person-1', { operation: makeOperation({ kind: 'remove' }) });
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toEqual([before]));
  stop();
});

test('a write does not make the other rows of a response count as newer', async () => {
  const { observer, stop } = await lookAt({ ...row, id: 'row-0' });
  const { dataUpdatedAt } = observer.getCurrentResult();
  const clock = vi.spyOn(Date, 'now').mockReturnValue(dataUpdatedAt + 5000);
  applyWriteToCache('person-1', settled);
  clock.mockRestore();
  expect(observer.getCurrentResult()).toMatchObject({ data: [{ id: 'row-0' }, { id: 'row-1' }], dataUpdatedAt });
  stop();
});

test('a response from before a write is neither shown nor stored on the device', async () => {
  let asked = 0;
  const ask: AskServer = () => {
    asked += 1;
    if (asked > 1) return Promise.resolve([row]);
    applyWriteToCache('person-1', settled);
    return Promise.resolve([]);
  };
  const scope = { kind: 'all' } as const;
  const observer = new QueryObserver(queryClient, rowsQuery('person-1', 'water_entries', scope, ask));
  const stop = observer.subscribe(() => undefined);
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toEqual([row]));
  stop();
  expect(asked).toBe(2);
  expect(vi.mocked(storeRows).mock.calls).toEqual([['person-1', 'water_entries', scope, [row]]]);
});

test('remembers the two hundred newest accepted rows', () => {
  const ids = Array.from({ length: 203 }, (_, index) => `row-${String(index).padStart(3, '0')}`);
  for (const id of ids) {
    const taken = { ...row, id, created_at: `2026-11-02T10:00:00.${id.slice(4)}Z` };
    applyWriteToCache('person-1', { operation: makeOperation({ kind: 'insert', rowId: id, values: taken }), row: taken });
  }
  expect(rowsTaken('person-1', 'water_entries').map(({ id }) => id)).toEqual(ids.slice(3));
});
