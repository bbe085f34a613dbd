import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { beginReplacement, hasDatabase, isInTheWay, mendReplacement, replacementSteps } from './replace-database.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cogn-replace-'));
});
afterEach(() => rm(folder, { recursive: true }));

const put = async (where: string, content: string) => {
  await mkdir(join(where, 'database'), { recursive: true });
  await writeFile(join(where, 'database', 'rows'), content);
  await writeFile(join(where, 'keys.json'), content);
};
const content = async () => ({
  names: (await readdir(folder)).toSorted(),
  rows: await readFile(join(folder, 'database', 'rows'), 'utf8'),
  keys: await readFile(join(folder, 'keys.json'), 'utf8'),
});
const whole = (of: string) => ({ names: ['database', 'keys.json'], rows: of, keys: of });

describe.each([0, 1, 2, 3, 4, 5, 6])('a replacement that a crash cuts after %i of its moves', (done) => {
  it.each(['over another database', 'into an empty folder'])(
    'is mended %s, never half of one and half of the other',
    async (into) => {
      const isOver = into === 'over another database';
      if (isOver) await put(folder, 'old');
      await put(await beginReplacement(folder), 'new');
      const steps = replacementSteps(folder);
      expect(steps).toHaveLength(6);
      for (const step of steps.slice(0, done)) await step();

      expect(hasDatabase(folder)).toBe(isOver || done > 0);
      const sentence = await mendReplacement(folder);
      if (done > 0) expect(await content()).toEqual(whole('new'));
      else if (isOver) expect(await content()).toEqual(whole('old'));
      else expect(await readdir(folder)).toEqual([]);
      if (done === 6) expect(sentence).toBeUndefined();
      else expect(sentence).toMatch(done === 0 ? /before it had changed anything/ : /finished now/);
      expect(await mendReplacement(folder)).toBeUndefined();
    },
  );
});

it('a foreign folder at the place of the old database is left alone and reported', async () => {
  await put(folder, 'old');
  await mkdir(join(folder, 'database-before'));
  expect(await mendReplacement(folder)).toBeUndefined();
  expect(isInTheWay(folder)).toBe(join(folder, 'database-before'));
});
