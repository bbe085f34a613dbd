import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DataFolderInUse } from '../folder/folder-lock.ts';
import { defaultTimeouts } from '../transactions/timeouts.ts';
import { openDataFolder } from './open-data-folder.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cogn-data-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const open = () => openDataFolder(join(folder, 'data'), defaultTimeouts);

test('committed rows survive closing and reopening', async () => {
  const first = await open();
  await first.runScript('create table kept (id integer); insert into kept values (7)');
  await first.close();
  const second = await open();
  expect((await second.asOwner((transaction) => transaction.query('select id from kept'))).rows).toEqual([{ id: 7 }]);
  await second.close();
});

test('the database is closed to other users even in an open data folder', async () => {
  await mkdir(join(folder, 'data'), { mode: 0o755 });
  const database = await open();
  expect((await stat(join(folder, 'data', 'database'))).mode & 0o077).toBe(0);
  await database.close();
});

test('a second opening of a folder is refused with a message for the operator, and the first continues', async () => {
  const first = await open();
  const refused = await open().catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(DataFolderInUse);
  expect((refused as Error).message).toMatch(/in use by process \d+.*stop the other one first/);
  expect((await first.asOwner((transaction) => transaction.query('select 1 as one'))).rows).toEqual([{ one: 1 }]);
  await first.close();
});

test('an interrupted first start leaves nothing that resembles a database', async () => {
  const program = `
    import { openDataFolder } from ${JSON.stringify(join(import.meta.dirname, 'open-data-folder.ts'))};
    await openDataFolder(${JSON.stringify(join(folder, 'data'))}, ${JSON.stringify(defaultTimeouts)});
  `;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], { stdio: 'inherit' });
  const unfinished = async () =>
    (await readdir(join(folder, 'data')).catch((): string[] => [])).includes('database-unfinished');
  await expect.poll(unfinished, { interval: 1, timeout: 20_000 }).toBe(true);
  child.kill('SIGKILL');
  await once(child, 'exit');
  const database = await open();
  expect((await database.asOwner((transaction) => transaction.query('select 1 as one'))).rows).toEqual([{ one: 1 }]);
  await database.close();
});
