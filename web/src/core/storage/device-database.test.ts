import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deviceDatabase, openDeviceDatabase } from './device-database.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Simulates another page that begins to upgrade the database and never ends, like a page in WebKit that a person left. */
async function upgradeForever(): Promise<() => void> {
  const request = indexedDB.open('cogn', 4);
  let end: () => void = () => undefined;
  await new Promise<void>((began) => {
    request.addEventListener('upgradeneeded', () => {
      const { transaction } = request;
      let isLeft = true;
      const stay = () => {
        if (isLeft) transaction!.objectStore('kept').count().onsuccess = stay;
      };
      request.result.createObjectStore('kept');
      stay();
      end = () => {
        isLeft = false;
        transaction!.abort();
      };
      began();
    });
  });
  return end;
}

test('a database that does not open is given up after a while, and used once it opens', async () => {
  const end = await upgradeForever();
  const first = deviceDatabase();
  const refused = expect(first).rejects.toThrow('not open');
  await vi.advanceTimersByTimeAsync(5000);
  await refused;
  await expect(deviceDatabase(), 'nobody waits a second time').rejects.toThrow('not open');
  end();
  await vi.waitFor(async () => expect((await deviceDatabase()).name).toBe('cogn'));
});

test('a transaction that waits for one that never ends is given up, and the next one works', async () => {
  const left = await openDeviceDatabase('cogn-left');
  const forever = indexedDB.open('cogn-left');
  const other = await new Promise<IDBDatabase>((opened) => {
    forever.addEventListener('success', () => opened(forever.result));
  });
  const frozen = other.transaction('cache', 'readwrite');
  let isFrozen = true;
  const stay = () => {
    if (isFrozen) frozen.objectStore('cache').count().onsuccess = stay;
  };
  stay();
  const count = left.count('cache');
  const refused = expect(count).rejects.toThrow();
  await vi.advanceTimersByTimeAsync(11_000);
  await refused;
  isFrozen = false;
  expect(await left.count('cache')).toBe(0);
});

test('a database of an older app version keeps its rows, and finds them by age', async () => {
  const older = await openDB('cogn-older', 3, {
    upgrade(fresh) {
      for (const store of ['operations', 'cache', 'gathered']) fresh.createObjectStore(store, { keyPath: 'key' });
    },
  });
  const response = { key: 'ana mood_entries all', userId: 'ana', storedAt: 1 };
  await older.put('cache', response);
  older.close();
  const database = await openDeviceDatabase('cogn-older');
  expect(await database.getAllFromIndex('cache', 'byAge', IDBKeyRange.bound(['ana'], ['ana', 2]))).toEqual([response]);
  expect(await database.getAllFromIndex('cache', 'byAge', IDBKeyRange.bound(['ana', 2], ['ana', 3]))).toEqual([]);
});

test('an older app uses the database that a newer one has upgraded, in the open tab too', async () => {
  const response = (key: string) => ({
    key,
    userId: 'ana',
    table: 'mood_entries',
    scope: { kind: 'all' as const },
    rows: [],
    storedAt: 1,
  });
  const tab = await deviceDatabase();
  await tab.put('cache', response('before'));
  const newer = await openDB('cogn', 9, { upgrade: (fresh) => fresh.createObjectStore('later', { keyPath: 'key' }) });
  const again = await deviceDatabase();
  expect(again).not.toBe(tab);
  await again.put('cache', response('while'));
  expect(await newer.getAllKeys('cache')).toEqual(['before', 'while']);
});
