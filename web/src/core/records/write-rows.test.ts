import { expect, test, vi } from 'vitest';
import type { NewOperation } from '#core/rows/operation.ts';
import { ownRowId } from '#core/rows/operation.ts';
import { queryClient, rowsKey } from '#core/row-cache/query-client.ts';
import { putOwnRow } from './write-rows.ts';

const stored = vi.hoisted((): NewOperation[] => []);

vi.mock('#core/session/session.ts', () => ({ currentUserId: () => 'ana' }));
vi.mock('#core/outbox/current-outbox.ts', () => ({
  getOutboxState: () => ({ operations: stored }),
  writeOperation: async (operation: NewOperation) => {
    await Promise.resolve();
    stored.push(operation);
  },
}));

test('of three quick choices the last one remains, even if it is the one that the page still shows', async () => {
  queryClient.setQueryData(rowsKey('ana', 'verse_settings', { kind: 'own' }), [
    { id: 'row', user_id: 'ana', verse_set: 'off' },
  ]);
  await Promise.all(['off', 'secular', 'off'].map((verse_set) => putOwnRow('verse_settings', { verse_set })));
  expect(stored.map(({ rowId, values }) => [rowId, values])).toEqual([
    [ownRowId, { verse_set: 'secular' }],
    [ownRowId, { verse_set: 'off' }],
  ]);
});
