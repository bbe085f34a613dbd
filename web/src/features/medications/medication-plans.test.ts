import { QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { applyWriteToCache } from '#core/row-cache/apply-write-to-cache.ts';
import { queryClient } from '#core/row-cache/query-client.ts';
import { rowsQuery, type AskServer } from '#core/row-cache/rows-query.ts';
import { makeOperation } from '#core/rows/testing/make-operation.ts';
import { medicationPlans } from './medication-plans.ts';

vi.mock('#core/wire/data-client.ts', () => ({ dataClient: () => undefined }));
vi.mock('#core/row-cache/stored-rows.ts', () => ({ storeRows: vi.fn(), readStoredRows: () => Promise.resolve(undefined) }));

test('the plans are refetched after a change or a removal of a medicine, because the server notifies only other devices', async () => {
  let asked = 0;
  const ask: AskServer = () => Promise.resolve([{ id: `answer-${String((asked += 1))}` }]);
  const observer = new QueryObserver(queryClient, rowsQuery('person-1', medicationPlans.table, { kind: 'all' }, ask));
  const stop = observer.subscribe(() => undefined);
  const shows = (id: string) => vi.waitFor(() => expect(observer.getCurrentResult().data).toEqual([{ id }]));
  await shows('answer-1');
  const medicine = { table: 'medications', rowId: 'medicine' };
  applyWriteToCache('person-1', { operation: makeOperation({ ...medicine, kind: 'change' }), row: { id: 'medicine' } });
  await shows('answer-2');
  applyWriteToCache('person-1', { operation: makeOperation({ ...medicine, kind: 'remove' }) });
  await shows('answer-3');
  stop();
});
