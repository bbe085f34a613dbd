import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { emptyTemplate } from './empty-template.ts';
import { Engine } from './engine.ts';
import { copyPrepared } from './prepared-folder.ts';

test('a thread whose preparation failed has ended before the next one touches the folder', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'cogn-engine-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  copyPrepared(await emptyTemplate(), folder);
  /** For each started thread, whether it has ended. */
  const gone: boolean[] = [];
  const goneBefore: boolean[][] = [];
  const engine = new Engine({ folder, durable: false }, (thread) => {
    goneBefore.push([...gone]);
    const place = gone.push(false) - 1;
    void thread.ended.then(() => (gone[place] = true));
    return place === 0 ? Promise.reject(new Error('not this one')) : Promise.resolve();
  });
  await expect(engine.thread()).rejects.toThrow('not this one');
  await engine.thread();
  expect(goneBefore).toEqual([[], [true]]);
  await engine.end();
});
