import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readShared } from './serve-web.ts';

it('shares one copy among concurrent responses, and rejects for each if the file cannot be read', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'cogn-shared-'));
  const file = join(folder, 'a.txt');
  await writeFile(file, 'one');
  const [first, second] = await Promise.all([readShared(file), readShared(file)]);
  expect(Buffer.from(first).toString()).toBe('one');
  expect(second).toBe(first);
  expect(await readShared(file)).toBe(first);
  const gone = await Promise.allSettled([readShared(join(folder, 'b')), readShared(join(folder, 'b'))]);
  expect(gone.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await rm(folder, { recursive: true });
});
