import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkWebBuild, describeProgram, markName, readBuildMark } from './web-build.ts';

const program = describeProgram('abcdef123456');

test('a web app is served by the program that it was built with, and by one without a mark', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'cogn-mark-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  expect(checkWebBuild(readBuildMark(folder), program, folder)).toBeUndefined();
  await writeFile(join(folder, markName), JSON.stringify(program));
  expect(readBuildMark(folder)).toEqual(program);
  expect(checkWebBuild(readBuildMark(folder), describeProgram(), folder)).toBeUndefined();
});

test('a web app that knows a newer migration is refused, with instructions', () => {
  const newer = { ...program, server: 'other', migrations: [...program.migrations, 'migrations/9999_later.sql'] };
  expect(() => checkWebBuild(newer, program, 'web/dist')).toThrow(
    'The web app in web/dist was built for a newer version of COGN, which knows migrations/9999_later.sql. Run npm run build',
  );
});

test('a web app built with an older or changed program yields a warning', () => {
  const older = { ...program, server: 'other', migrations: program.migrations.slice(0, -1) };
  expect(checkWebBuild(older, program, 'web/dist')).toContain('was built beside another version of the server');
});
