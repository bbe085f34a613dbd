import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { commandVariables } from '#configuration/command-variables.ts';
import { UsageError } from './usage-error.ts';

const usage = {
  backup: `npm run backup -- FILE
Add --data FOLDER when the server was started with it. With BACKUP_PASSPHRASE set the file is encrypted.`,
  restore: `npm run restore -- FILE
Add --data FOLDER to say where to; --replace to write over accounts that are there;
--end-sign-ins to have everybody sign in anew. BACKUP_PASSPHRASE opens an encrypted file.`,
};

/** What was asked for. */
export interface BackupArguments {
  path: string;
  passphrase: string | undefined;
  dataFolder: string | undefined;
  replace: boolean;
  endSignIns: boolean;
}

/**
 * Reads the words after `npm run backup --` or `restore --`. The passphrase is none of them: others on the machine can see those. A file is one of the
 * folder in which npm was started. Throws `UsageError`.
 */
export function readBackupArguments(
  command: 'backup' | 'restore',
  words: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): BackupArguments {
  const { values, positionals } = parse(command, words);
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new UsageError(`Name one file.\n${usage[command]}`);
  const passphrase = environment['BACKUP_PASSPHRASE'];
  const { kind } = commandVariables.BACKUP_PASSPHRASE;
  if (command === 'backup' && passphrase !== undefined && passphrase !== '' && kind.read(passphrase) === undefined) {
    throw new UsageError(`BACKUP_PASSPHRASE: must be ${kind.takes}.`);
  }
  return {
    path: resolve(environment['INIT_CWD'] ?? '.', file),
    passphrase: passphrase === '' ? undefined : passphrase,
    dataFolder: values.data,
    replace: values.replace ?? false,
    endSignIns: values['end-sign-ins'] ?? false,
  };
}

function parse(command: 'backup' | 'restore', words: readonly string[]) {
  try {
    const flag = { type: 'boolean' } as const;
    const own = { data: { type: 'string' } } as const;
    const options = { ...own, replace: flag, 'end-sign-ins': flag };
    const known = command === 'restore' ? options : (own as unknown as typeof options);
    return parseArgs({ args: [...words], options: known, allowPositionals: true });
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n${usage[command]}`);
  }
}
