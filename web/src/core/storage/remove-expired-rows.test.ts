import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deviceDatabase, type DeviceDatabase } from './device-database.ts';
import { removeExpiredRows } from './remove-expired-rows.ts';

const day = 86_400_000;
const now = Date.UTC(2026, 10, 22);

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  const database = await deviceDatabase();
  await Promise.all([database.clear('cache'), database.clear('gathered')]);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function store(userId: string, table: string, daysAgo: number): Promise<DeviceDatabase> {
  const database = await deviceDatabase();
  const response = { userId, table, rows: [], storedAt: now - daysAgo * day };
  await database.put('cache', { ...response, key: `${userId}/${table}/all`, scope: { kind: 'all' } });
  await database.put('gathered', { ...response, period: { from: null, to: null } });
  return database;
}

async function stored(database: DeviceDatabase) {
  const records = [...(await database.getAll('cache')), ...(await database.getAll('gathered'))];
  return records.map(({ userId, table }) => `${userId} ${table}`);
}

test('deletes the rows of everybody else and those older than 60 days, and keeps the rest', async () => {
  await store('ana', 'mood_entries', 1);
  await store('carla', 'mood_entries', 1);
  await store('bia', 'mood_entries', 61);
  const database = await store('bia', 'water_entries', 59);
  await removeExpiredRows('bia');
  expect(await stored(database)).toEqual(['bia water_entries', 'bia water_entries']);
});

test('deletes more rows than one transaction takes', async () => {
  for (let table = 0; table < 450; table += 1) await store('ana', `table_${table}`, 1);
  const database = await store('bia', 'water_entries', 1);
  await removeExpiredRows('bia');
  expect(await stored(database)).toEqual(['bia water_entries', 'bia water_entries']);
});

test('reads no rows, only keys, however many responses the device holds', async () => {
  await store('ana', 'mood_entries', 1);
  await store('bia', 'mood_entries', 1);
  await store('bia', 'water_entries', 61);
  const reads = [IDBObjectStore.prototype, IDBIndex.prototype].flatMap((readable) => [
    vi.spyOn(readable, 'get'),
    vi.spyOn(readable, 'getAll'),
    vi.spyOn(readable, 'openCursor'),
  ]);
  await removeExpiredRows('bia');
  for (const read of reads) expect(read).not.toHaveBeenCalled();
});
