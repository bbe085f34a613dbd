import 'fake-indexeddb/auto';
import { unwrap } from 'idb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deviceDatabase } from './device-database.ts';
import { deleteUserData } from './delete-user-data.ts';

beforeEach(async () => {
  const database = await deviceDatabase();
  for (const store of ['operations', 'cache', 'imports', 'gathered'] as const) await database.clear(store);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const rowsOf = (userId: string, key: string) => ({
  ...({ key, userId, table: 'mood_entries', scope: { kind: 'all' }, storedAt: 1, rows: [] } as const),
});

/** A stub of localStorage with only the keys and values that `deleteUserData` needs. */
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
  const database = await deviceDatabase();
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
  await deleteUserData('ana', storage);
  expect(Object.keys(storage)).toEqual(['cogn-draft bia', 'cogn-language']);
  for (const store of ['cache', 'operations', 'imports', 'gathered'] as const)
    expect((await database.getAll(store)).map(({ userId }) => userId)).toEqual(['bia']);
});

test('deletes a large store in several short transactions', async () => {
  const database = await deviceDatabase();
  const { store, done } = database.transaction('cache', 'readwrite');
  for (let row = 0; row < 450; row += 1) void store.put(rowsOf('ana', `ana/${row}`));
  await store.put(rowsOf('bia', 'bia/1'));
  await done;
  const transactions = vi.spyOn(unwrap(database), 'transaction');
  await deleteUserData('ana', storageOf({}));
  expect(await database.getAllKeys('cache')).toEqual(['bia/1']);
  expect(transactions.mock.calls.filter(([stores]) => stores === 'cache').length).toBeGreaterThan(2);
});

test('if one store fails, the others are still deleted', async () => {
  const database = await deviceDatabase();
  await database.put('cache', rowsOf('ana', 'ana/1'));
  const bare = unwrap(database);
  const begin = bare.transaction.bind(bare);
  vi.spyOn(bare, 'transaction').mockImplementation((...given) => {
    if (given[0] === 'operations') throw new DOMException('', 'AbortError');
    return begin(...given);
  });
  await expect(deleteUserData('ana', storageOf({ 'cogn-draft ana': 'text' }))).rejects.toThrow();
  expect(await database.count('cache')).toBe(0);
});
