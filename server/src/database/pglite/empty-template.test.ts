import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { PGlite } from '@electric-sql/pglite';
import { placeEmptyDatabase } from './empty-template.ts';

let parent: string;
beforeEach(async () => void (parent = await mkdtemp(join(tmpdir(), 'cogn-empty-'))));
afterEach(() => rm(parent, { recursive: true, force: true }));

const failing = (code: string) => () => Promise.reject(Object.assign(new Error(code), { code }));

it('creates the database in place if nothing can be stored beside the program', async () => {
  const folder = join(parent, 'database');
  await placeEmptyDatabase(folder, { template: failing('EROFS') });
  const pglite = await PGlite.create(folder);
  expect((await pglite.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await pglite.close();
}, 120_000);

it('creates it in place if another user’s template is only partly readable', async () => {
  const folder = join(parent, 'database');
  const unreadable = () => {
    mkdirSync(folder);
    writeFileSync(join(folder, 'PG_VERSION'), 'half');
    throw Object.assign(new Error('EACCES'), { code: 'EACCES' });
  };
  const found: boolean[] = [];
  // A stub that only creates the folder; the test above creates a real database.
  const make = (place: string) => {
    found.push(existsSync(place));
    mkdirSync(place, { mode: 0o755 });
    return Promise.resolve();
  };
  await placeEmptyDatabase(folder, { template: () => Promise.resolve(parent), copy: unreadable, make });
  expect(found).toEqual([false]);
});

it('denies access to other users of the machine', async () => {
  const folder = join(parent, 'database');
  const make = async (place: string) => {
    mkdirSync(place, { mode: 0o755 });
  };
  await placeEmptyDatabase(folder, { template: failing('EROFS'), make });
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
});

it('reports all other errors', async () => {
  const placed = placeEmptyDatabase(join(parent, 'database'), { template: failing('ENOSPC') });
  await expect(placed).rejects.toThrow('ENOSPC');
});
