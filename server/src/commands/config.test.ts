import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkEnvironment } from './check-environment.ts';
import { readConfigArguments } from './read-config-arguments.ts';
import { UsageError } from './command-environment.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cogn-config-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('the arguments of the config command', () => {
  it('select all variables, some, a check or the table', () => {
    expect(readConfigArguments([])).toEqual({ explain: undefined });
    expect(readConfigArguments(['port', 'SMTP_URL'])).toEqual({ explain: new Set(['PORT', 'SMTP_URL']) });
    expect(readConfigArguments(['--check'])).toBe('check');
    expect(readConfigArguments(['--table'])).toBe('table');
  });

  it.each([
    [['SMTP_URI'], 'COGN reads no variable SMTP_URI'],
    [['--chek'], '--chek'],
    [['PORT', '--check'], 'one thing at a time'],
  ])('%j are answered with what to do', (args, sentence) => {
    const read = () => readConfigArguments(args);
    expect(read).toThrow(UsageError);
    expect(read).toThrow(sentence);
  });
});

describe('a checked environment', () => {
  it('yields no lines if the server would start', () => {
    expect(checkEnvironment({ PORT: '9000', LOG_LEVEL: 'warn' })).toEqual({ faults: [], warnings: [] });
  });

  it('yields one line for each fault and each warning, without any value', () => {
    const secret = 'hunter2';
    const { faults, warnings } = checkEnvironment({
      ...{ PORT: secret, JWT_SECRET: secret, DATABASE_URL: `mysql://root:${secret}@db`, STORAGE_S3_BUCKET: secret },
      ...{ SMTP_URI: secret, BACKUP_PASSPHRASE: secret },
    });
    const named = (lines: string[]) => lines.map((line) => line.split(':')[0]).sort();
    expect(named(faults)).toEqual(['DATABASE_URL', 'JWT_SECRET', 'PORT', 'STORAGE_S3_ENDPOINT']);
    expect(named(warnings)).toEqual(['BACKUP_PASSPHRASE', 'SMTP_URI']);
    expect([...faults, ...warnings].join('\n')).not.toContain(secret);
  });

  it('yields a warning if users arrive by https and no proxy is trusted', () => {
    const siteUrl = { SITE_URL: 'https://diary.example.org' };
    expect(checkEnvironment(siteUrl)).toEqual({
      faults: [],
      warnings: [expect.stringMatching(/^TRUST_PROXY: SITE_URL is https/)],
    });
    expect(checkEnvironment({ ...siteUrl, TRUST_PROXY: 'true' })).toEqual({ faults: [], warnings: [] });
  });

  it('checks all its folders too', async () => {
    const verses = join(folder, 'verses.json');
    await writeFile(verses, '{"id": 1}');
    const { faults } = checkEnvironment({ WEB_FOLDER: folder, VERSE_SETS: verses });
    expect(faults).toEqual([
      'WEB_FOLDER: holds no built web app (index.html)',
      expect.stringMatching(/^VERSE_SETS: .* is no set of verses [^\n]+$/),
    ]);
  });
});
