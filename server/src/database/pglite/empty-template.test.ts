import { mkdtemp, rm } from 'node:fs/promises';
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

it('hides no other fault', async () => {
  await expect(placeEmptyDatabase(join(parent, 'database'), failing('ENOSPC'))).rejects.toThrow('ENOSPC');
});
