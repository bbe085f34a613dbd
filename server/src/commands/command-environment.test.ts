import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '#config/config.ts';
import { readCommandEnvironment } from './command-environment.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cogn-env-'));
  const lines = ['# settings', 'DATA_FOLDER=/var/lib/cogn', 'PORT=9000', 'MAIL_FROM="COGN <cogn@example.org>"', ''];
  await writeFile(join(folder, 'cogn.env'), lines.join('\n'));
});
afterAll(() => rm(folder, { recursive: true }));

it.each([[['--env', 'cogn.env', 'a', '--data', 'there']], [['a', '--env=cogn.env', '--data', 'there']]])(
  '%j reads the file, and leaves the other arguments as they are',
  (args) => {
    const read = readCommandEnvironment(args, { INIT_CWD: folder, PORT: '8700', DATA_FOLDER: '' });
    expect(read.args).toEqual(['a', '--data', 'there']);
    const { port, dataFolder, mailFrom } = readConfig(read.environment);
    expect([port, dataFolder, mailFrom]).toEqual([8700, '/var/lib/cogn', 'COGN <cogn@example.org>']);
  },
);

it('without --env only the environment counts, including DATA_FOLDER', () => {
  const environment = { DATA_FOLDER: '/srv/cogn' };
  expect(readCommandEnvironment(['a'], environment)).toEqual({ args: ['a'], environment });
});

it.each([
  [['--env'], 'Name the file after --env.'],
  [['--env', 'nowhere.env'], 'nowhere.env cannot be read (ENOENT)'],
])('%j are answered with what to do', (args, sentence) => {
  expect(() => readCommandEnvironment(args, { INIT_CWD: folder })).toThrow(sentence);
});
