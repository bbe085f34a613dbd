import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { deviceDatabase } from '#core/storage/device-database.ts';
import { forgetBatch, storeBatch, pastImports } from './stored-imports.ts';

it('removes an undone batch, and the stored rows of its table that offline exports use', async () => {
  const database = await deviceDatabase();
  for (const table of ['mood_entries', 'water_entries']) {
    const period = { from: null, to: null };
    await database.put('gathered', { userId: 'ana', table, period, rows: [{ id: 'a' }], storedAt: 1 });
    const of = { userId: 'ana', importId: 'of that day', fileName: 'cogn.json', startedAt: 1 };
    await storeBatch(of, { table, added: ['a'], before: [] });
  }
  const [past] = await pastImports('ana');
  await forgetBatch(past!.batches[0]!);
  expect((await pastImports('ana')).flatMap(({ batches }) => batches)).toMatchObject([{ table: 'water_entries' }]);
  expect(await database.getAll('gathered')).toMatchObject([{ table: 'water_entries' }]);
});
