import { existsSync } from 'node:fs';
import { readdir, stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../../server/src/config/config.ts';
import { makeDataFolder, removeDataFolder } from '../support/server.ts';
import { makeRestorable, nameOfContent } from './support/restorable.ts';
import { runCommand } from './support/run-program.ts';
import { mountSmallDisk, simulateSmallDisk } from './support/small-disk.ts';

test('a restore into a data folder on a full disk says so, and leaves the old data', { timeout: 240_000 }, async () => {
  const disk = (await mountSmallDisk(400)) ?? (await simulateSmallDisk());
  const folder = await makeDataFolder();
  onTestFinished(async () => {
    await disk.remove();
    await removeDataFolder(folder);
  });
  const [one, other] = [await makeRestorable(folder, 'one'), await makeRestorable(folder, 'other')];
  const environment = { DATA_FOLDER: join(disk.folder, 'data') };
  const config = readConfig(environment);
  const restore = (path: string) => runCommand('restore', [path, '--replace'], { ...environment, ...disk.environment });
  expect(await restore(one.path)).toMatchObject({ code: 0 });
  const before = (await readdir(config.dataFolder)).filter((name) => !name.startsWith('lock-'));

  await disk.fill();
  const filler = join(disk.folder, 'filler');
  for (const megabytesLeft of [0, 30]) {
    // A mounted disk has no space left in the first round, and 30 MB in the second. A simulated disk has no filler file and
    // refuses every write.
    if (existsSync(filler)) await truncate(filler, (await stat(filler)).size - megabytesLeft * 1024 * 1024);
    const { code, printed } = await restore(other.path);
    expect(code).toBe(1);
    expect(printed).toMatch(/is full|[Nn]o space left/);
    expect(printed).toContain('Nothing was changed');
    expect((await readdir(config.dataFolder)).filter((name) => !name.startsWith('lock-'))).toEqual(before);
  }

  await disk.makeRoom();
  expect(await nameOfContent(config, [one, other])).toBe('one');
  expect(await restore(other.path)).toMatchObject({ code: 0 });
  expect(await nameOfContent(config, [one, other])).toBe('other');
});
