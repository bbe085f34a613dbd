import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test } from 'vitest';
import { openDeviceDatabase } from './device-database.ts';
import { forgetPerson } from './forget-person.ts';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

/** Only what `forgetPerson` needs: keys and values. */
function storageOf(entries: Record<string, string>) {
  return Object.assign(
    Object.create({
      removeItem(this: Record<string, string>, name: string) {
        Reflect.deleteProperty(this, name);
      },
    }) as object,
    entries,
  ) as unknown as Storage;
}

test('removes everything of the person, including undo data of imports, and nothing of others', async () => {
  const database = await openDeviceDatabase();
  for (const userId of ['ana', 'bia']) {
    await database.put('cache', {
      key: `${userId} x`,
      userId,
      table: 'mood_entries',
      scope: { kind: 'all' },
      storedAt: 1,
      rows: [],
    });
    await database.add('operations', { userId, table: 'mood_entries', rowId: '1', state: 'waiting' } as never);
    await database.add('gathered', {
      userId,
      table: 'mood_entries',
      period: { from: null, to: null },
      rows: [],
      storedAt: 1,
    });
    await database.add('imports', { userId, importId: '1', table: 'mood_entries', added: [], before: [] } as never);
  }
  const storage = storageOf({ 'cogn-draft ana': 'text', 'cogn-draft bia': 'text', 'cogn-language': 'pt' });
  await forgetPerson('ana', storage);
  expect(Object.keys(storage)).toEqual(['cogn-draft bia', 'cogn-language']);
  for (const store of ['cache', 'operations', 'imports', 'gathered'] as const)
    expect((await database.getAll(store)).map(({ userId }) => userId)).toEqual(['bia']);
});
