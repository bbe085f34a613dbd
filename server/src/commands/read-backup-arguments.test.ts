import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { readBackupArguments } from './read-backup-arguments.ts';
import { UsageError } from './command-environment.ts';

it('the arguments of backup and restore are resolved in the folder in which npm was started', () => {
  expect(readBackupArguments('backup', ['of-today', '--data', 'there'], { INIT_CWD: '/home' })).toEqual({
    path: '/home/of-today',
    passphrase: undefined,
    dataFolder: 'there',
    replace: false,
    endSignIns: false,
  });
  const environment = { BACKUP_PASSPHRASE: 'quatro chaleiras' };
  expect(readBackupArguments('restore', ['b', '--replace', '--end-sign-ins'], environment)).toMatchObject({
    ...{ path: resolve('b'), passphrase: 'quatro chaleiras' },
    ...{ replace: true, endSignIns: true },
  });
});

it('a folder gets a new file named by time, and the number of backups to keep', () => {
  const now = new Date('2026-11-23T03:00:00Z');
  const folder = '/var/backups/cogn';
  const path = `${folder}/cogn-2026-11-23T03-00-00Z.backup`;
  expect(readBackupArguments('backup', [folder, '--keep', '14'], {}, now)).toMatchObject({ path, folder, keep: 14 });
  expect(readBackupArguments('backup', [`${folder}/`], {}, now)).toMatchObject({ path, folder, keep: undefined });
  const there = import.meta.dirname;
  expect(readBackupArguments('backup', [there], {}, now)).toMatchObject({ folder: there });
});

it.each([
  ['backup', [], {}, 'Name one file'],
  ['restore', ['one', 'two'], {}, 'Name one file'],
  ['backup', ['one', '--replace'], {}, '--replace'],
  ['backup', ['one', '--keep', '0'], {}, '--keep takes how many'],
  ['restore', ['one', '--keep', '3'], {}, '--keep'],
  ['backup', ['one'], { BACKUP_PASSPHRASE: 'short' }, 'at least 12 characters'],
] as const)('%s %j with %j is answered with what to do', (command, args, environment, sentence) => {
  const read = () => readBackupArguments(command, args, environment);
  expect(read).toThrow(UsageError);
  expect(read).toThrow(sentence);
});
