import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deviceDatabase, openDeviceDatabase } from './device-database.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Another page upgrades the database and never ends, as one in WebKit that a person left meanwhile. */
async function upgradeForever(): Promise<() => void> {
  const request = indexedDB.open('cogn', 3);
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
