import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { diskStore } from './disk-store.ts';
import type { ObjectStore } from './object-store.ts';

let above: string;
let folder: string;
let store: ObjectStore;
beforeEach(async () => {
  above = await mkdtemp(join(tmpdir(), 'cogn-disk-store-'));
  folder = join(above, 'objects');
  store = diskStore(folder);
});
afterEach(() => rm(above, { recursive: true }));

const bytes = new Uint8Array([1, 2, 3]);

it('returns the stored bytes until they are removed', async () => {
  const id = randomUUID();
  expect(await store.get(id)).toBeUndefined();
  await store.put(id, bytes);
  expect(await store.get(id)).toEqual(bytes);
  await store.remove(id);
  expect(await store.get(id)).toBeUndefined();
  await expect(store.remove(id)).resolves.toBeUndefined();
});

it('opens stored bytes for reading in parts', async () => {
  const id = randomUUID();
  expect(await store.open(id)).toBeUndefined();
  const large = crypto.getRandomValues(new Uint8Array(60_000)).fill(7, 30_000);
  await store.put(id, Buffer.concat(Array<Uint8Array>(5).fill(large)));
  const opened = (await store.open(id))!;
  expect(opened.size).toBe(300_000);
  const parts: Uint8Array[] = [];
  for await (const part of opened.body) parts.push(part);
  expect(parts.length).toBeGreaterThan(1);
  expect(Buffer.concat(parts)).toEqual(Buffer.concat(Array<Uint8Array>(5).fill(large)));
});

it('stores only files that the server’s own user alone can read', async () => {
  const id = randomUUID();
  await store.put(id, bytes);
  expect(await readdir(folder)).toEqual([id]);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  expect((await stat(join(folder, id))).mode & 0o777).toBe(0o600);
});

it('refuses ids that could be paths', async () => {
  await writeFile(join(above, 'keys.json'), 'secret');
  for (const id of ['../keys.json', '..', '', 'photo', `${randomUUID()}/x`, randomUUID().toUpperCase()]) {
    await expect(store.get(id)).rejects.toThrow('an id that no object');
    await expect(store.put(id, bytes)).rejects.toThrow('an id that no object');
    await expect(store.remove(id)).rejects.toThrow('an id that no object');
  }
  expect(await readdir(above)).toEqual(['keys.json']);
});

it('removes an object’s temporary file that a crash left', async () => {
  const id = randomUUID();
  await store.put(randomUUID(), bytes);
  await writeFile(join(folder, `${id}.new`), 'half');
  expect(await store.get(id)).toBeUndefined();
  await store.remove(id);
  expect(await readdir(folder)).toHaveLength(1);
});

it('leaves no file after a failed write', async () => {
  const id = randomUUID();
  await store.put(id, bytes);
  // A folder with the name of the target makes the rename fail.
  const other = randomUUID();
  await diskStore(join(folder, other)).put(randomUUID(), bytes);
  await expect(store.put(other, bytes)).rejects.toThrow();
  expect((await readdir(folder)).sort()).toEqual([id, other].sort());
});
