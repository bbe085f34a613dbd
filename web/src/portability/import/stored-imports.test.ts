import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { deviceDatabase } from '#core/storage/device-database.ts';
import { forgetBatch, keepBatch, pastImports } from './stored-imports.ts';

it('a batch that was taken back goes, and with it the rows of its table that files are made of without a network', async () => {
  const database = await deviceDatabase();
  for (const table of ['mood_entries', 'water_entries']) {
    const period = { from: null, to: null };
    await database.put('gathered', { userId: 'ana', table, period, rows: [{ id: 'a' }], keptAt: 1 });
    const of = { userId: 'ana', importId: 'of that day', fileName: 'cogn.json', startedAt: 1 };
    await keepBatch(of, { table, added: ['a'], before: [] });
  }
  const [past] = await pastImports('ana');
  await forgetBatch(past!.batches[0]!);
  expect((await pastImports('ana')).flatMap(({ batches }) => batches)).toMatchObject([{ table: 'water_entries' }]);
  expect(await database.getAll('gathered')).toMatchObject([{ table: 'water_entries' }]);
});
