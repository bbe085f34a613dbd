import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { authRefusals } from './auth-refusals.ts';
import { restRefusals } from './rest-refusals.ts';
import { serverRefusals } from './server-refusals.ts';
import { storageRefusals } from './storage-refusals.ts';

const source = join(import.meta.dirname, '../..');

it('lists no unused code', async () => {
  const files = (await readdir(source, { recursive: true })).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('http/refusals/'),
  );
  const program = (await Promise.all(files.map((file) => readFile(join(source, file), 'utf8')))).join('\n');
  const codes = Object.keys({ ...authRefusals, ...restRefusals, ...serverRefusals, ...storageRefusals });
  expect(codes.filter((code) => !program.includes(`'${code}'`))).toEqual([]);
});
