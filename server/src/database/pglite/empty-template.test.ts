import { mkdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { PGlite } from '@electric-sql/pglite';
import { placeEmptyDatabase } from './empty-template.ts';

let parent: string;
beforeEach(async () => void (parent = await mkdtemp(join(tmpdir(), 'cogn-empty-'))));
afterEach(() => rm(parent, { recursive: true, force: true }));

const failing = (code: string) => () => Promise.reject(Object.assign(new Error(code), { code }));

it('makes the database in place where nothing can be kept beside the program', async () => {
  const folder = join(parent, 'database');
  await placeEmptyDatabase(folder, failing('EROFS'));
  const pglite = await PGlite.create(folder);
  expect((await pglite.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await pglite.close();
}, 120_000);

it('makes it in place, too, where the template is another user’s and was read half', async () => {
  const folder = join(parent, 'database');
  const unreadable = () => {
    mkdirSync(folder);
    writeFileSync(join(folder, 'PG_VERSION'), 'half');
    throw Object.assign(new Error('EACCES'), { code: 'EACCES' });
  };
  await placeEmptyDatabase(folder, () => Promise.resolve(parent), unreadable);
  expect((await readFile(join(folder, 'PG_VERSION'), 'utf8')).trim()).toMatch(/^\d+$/);
}, 120_000);

it('hides no other fault', async () => {
  await expect(placeEmptyDatabase(join(parent, 'database'), failing('ENOSPC'))).rejects.toThrow('ENOSPC');
});
