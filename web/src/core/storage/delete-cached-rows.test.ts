import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { beforeEach, expect, test } from 'vitest';
import { openDeviceDatabase, type StoredRows } from './device-database.ts';
import { deleteCachedRows, databaseName, forgottenKey } from './delete-cached-rows.ts';
import { safeLocalStorage } from './safe-local-storage.ts';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

const rowsOf = (userId: string): StoredRows => ({
  ...{ key: `${userId} x`, userId, table: 'mood_entries', scope: { kind: 'all' }, storedAt: 1 },
  rows: [],
});

test('removes everyone’s cached rows and keeps pending writes', async () => {
  const database = await openDeviceDatabase();
  await database.put('cache', rowsOf('ana'));
  await database.put('cache', rowsOf('bia'));
  await database.put('gathered', { ...rowsOf('ana'), period: { from: null, to: null } });
  const waiting = { userId: 'ana', table: 'mood_entries', rowId: '1', state: 'waiting' };
  await database.add('operations', waiting as never);
  await deleteCachedRows();
  expect(await database.count('cache')).toBe(0);
  expect(await database.count('gathered')).toBe(0);
  expect(await database.count('operations')).toBe(1);
});

test('removes undo data of imports, also in a database of an older app version', async () => {
  const older = await openDB(databaseName, 1, {
    upgrade: (fresh) => ['operations', 'cache'].forEach((store) => fresh.createObjectStore(store, { autoIncrement: true })),
  });
  await older.add('cache', { rows: [] });
  older.close();
  await deleteCachedRows();
  const database = await openDeviceDatabase();
  expect(await database.count('cache')).toBe(0);
  await database.add('imports', { userId: 'ana', importId: '1' } as never);
  await deleteCachedRows();
  expect(await database.count('imports')).toBe(0);
});

test('removes what the person compared, and keeps the language', async () => {
  safeLocalStorage.setItem(forgottenKey, 'ana menstrual.mood');
  safeLocalStorage.setItem('cogn-language', 'ja');
  await deleteCachedRows();
  expect(safeLocalStorage.getItem(forgottenKey)).toBeNull();
  expect(safeLocalStorage.getItem('cogn-language')).toBe('ja');
});

test('creates no database if none exists, so that the first reader creates it completely', async () => {
  await deleteCachedRows();
  const database = await openDeviceDatabase();
  expect([...database.objectStoreNames]).toEqual(['cache', 'gathered', 'imports', 'operations']);
});

test('ignores a browser without a usable store', async () => {
  globalThis.indexedDB = undefined as unknown as IDBFactory;
  await expect(deleteCachedRows()).resolves.toBeUndefined();
});
