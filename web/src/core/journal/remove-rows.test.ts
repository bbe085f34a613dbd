import { beforeEach, expect, test, vi } from 'vitest';
import { draftKey } from '#core/drafts/draft-store.ts';
import { draftStore } from '#core/drafts/use-draft.ts';
import { writeOperation } from '#core/outbox/current-outbox.ts';
import { removeRows } from './remove-rows.ts';

vi.mock('#core/outbox/current-outbox.ts', () => ({ writeOperation: vi.fn() }));
vi.mock('#core/session/session.ts', () => ({ currentUserId: () => 'ana' }));

const place = (id: string) => draftKey('ana', `water_entries:${id}`);

beforeEach(() => {
  for (const id of ['row-1', 'row-1:began', 'row-2']) draftStore.keep(place(id), { amount_ml: '300' });
});

test('removing a row forgets the unsaved text of its form, and that of no other row', async () => {
  await removeRows('water_entries', [{ id: 'row-1' }]);
  expect(['row-1', 'row-1:began', 'row-2'].map((id) => draftStore.read(place(id)))).toEqual([
    undefined,
    undefined,
    { amount_ml: '300' },
  ]);
});

test('the text stays if the device could not store the removal', async () => {
  vi.mocked(writeOperation).mockRejectedValueOnce(new Error('no storage'));
  await expect(removeRows('water_entries', [{ id: 'row-1' }])).rejects.toThrow('no storage');
  expect(draftStore.read(place('row-1'))).toEqual({ amount_ml: '300' });
});

test('the unsaved text comes back with its row, after undo or a refused removal', async () => {
  const restoreTexts = await removeRows('water_entries', [{ id: 'row-1' }]);
  restoreTexts();
  expect(['row-1', 'row-1:began'].map((id) => draftStore.read(place(id)))).toEqual([
    { amount_ml: '300' },
    { amount_ml: '300' },
  ]);
});
