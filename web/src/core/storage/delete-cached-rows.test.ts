import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { beforeEach, expect, test } from 'vitest';
import { openDeviceDatabase, type StoredRows } from './device-database.ts';
import { forgetWhatWasRead, databaseName } from './forget-what-was-read.ts';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

const kept = (userId: string): StoredRows => ({
  ...{ key: `${userId} x`, userId, table: 'mood_entries', scope: { kind: 'all' }, keptAt: 1 },
  rows: [],
});

test('everybody’s rows go, and what waits to be sent stays', async () => {
  const database = await openDeviceDatabase();
  await database.put('cache', kept('ana'));
  await database.put('cache', kept('bia'));
  await database.put('gathered', { ...kept('ana'), period: { from: null, to: null } });
  const waiting = { userId: 'ana', table: 'mood_entries', rowId: '1', state: 'waiting' };
  await database.add('operations', waiting as never);
  await forgetWhatWasRead();
  expect(await database.count('cache')).toBe(0);
  expect(await database.count('gathered')).toBe(0);
  expect(await database.count('operations')).toBe(1);
});

test('what an import could take back goes, and a device that an older program used forgets as well', async () => {
  const older = await openDB(databaseName, 1, {
    upgrade: (fresh) => ['operations', 'cache'].forEach((store) => fresh.createObjectStore(store, { autoIncrement: true })),
  });
  await older.add('cache', { rows: [] });
  older.close();
  await forgetWhatWasRead();
  const database = await openDeviceDatabase();
  expect(await database.count('cache')).toBe(0);
  await database.add('imports', { userId: 'ana', importId: '1' } as never);
  await forgetWhatWasRead();
  expect(await database.count('imports')).toBe(0);
});

test('where nothing was kept yet nothing is made, so that the first who reads makes it whole', async () => {
  await forgetWhatWasRead();
  const database = await openDeviceDatabase();
  expect([...database.objectStoreNames]).toEqual(['cache', 'gathered', 'imports', 'operations']);
});

test('a browser without a store, or one that forbids it, is no trouble', async () => {
  globalThis.indexedDB = undefined as unknown as IDBFactory;
  await expect(forgetWhatWasRead()).resolves.toBeUndefined();
});
