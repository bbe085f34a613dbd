import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { readBackupArguments } from './read-backup-arguments.ts';
import { UsageError } from './usage-error.ts';

it('the words of backup and restore mean what they say, in the folder in which npm was started', () => {
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

it.each([
  ['backup', [], {}, 'Name one file'],
  ['restore', ['one', 'two'], {}, 'Name one file'],
  ['backup', ['one', '--replace'], {}, '--replace'],
  ['backup', ['one'], { BACKUP_PASSPHRASE: 'short' }, 'at least 12 characters'],
] as const)('%s %j with %j is answered with what to do', (command, words, environment, sentence) => {
  const read = () => readBackupArguments(command, words, environment);
  expect(read).toThrow(UsageError);
  expect(read).toThrow(sentence);
});
