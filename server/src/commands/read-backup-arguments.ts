import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { backupName } from '#backup/prune-backups.ts';
import { systemClock } from '#clock.ts';
import { commandVariables } from '#config/families.ts';
import { environmentUsage, UsageError } from './command-environment.ts';

const usage = {
  backup: `npm run backup -- FILE
npm run backup -- FOLDER/ --keep 14
A folder gets a new file with the time as its name; --keep removes all but the newest of those. With BACKUP_PASSPHRASE
set the file is encrypted. ${environmentUsage}`,
  restore: `npm run restore -- FILE
Add --replace to write over accounts that are there, --end-sign-ins to have everybody sign in again. BACKUP_PASSPHRASE
opens an encrypted file. ${environmentUsage}`,
};

export interface BackupArguments {
  path: string;
  /** The folder, if the operator named a folder instead of a file. `path` is then a new file in it. */
  folder?: string | undefined;
  /** The number of backups to keep in that folder. */
  keep?: number | undefined;
  passphrase: string | undefined;
  dataFolder: string | undefined;
  replace: boolean;
  endSignIns: boolean;
}

/**
 * Parses the arguments after `npm run backup --` or `restore --`. The passphrase comes from the environment, because
 * other users of the machine can see arguments. Relative paths begin at the folder in which npm was started. If the
 * operator names a folder, `path` is a new file in it. Throws `UsageError`.
 */
export function readBackupArguments(
  command: 'backup' | 'restore',
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  now: Date = systemClock.now(),
): BackupArguments {
  const { values, positionals } = parse(command, args);
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new UsageError(`Name one file.\n${usage[command]}`);
  const passphrase = environment['BACKUP_PASSPHRASE'];
  const { kind } = commandVariables.BACKUP_PASSPHRASE;
  if (command === 'backup' && passphrase !== undefined && passphrase !== '' && kind.read(passphrase) === undefined) {
    throw new UsageError(`BACKUP_PASSPHRASE: must be ${kind.takes}.`);
  }
  const named = resolve(environment['INIT_CWD'] ?? '.', file);
  const keep = readKeep(values.keep);
  const isFolder = command === 'backup' && (keep !== undefined || file.endsWith('/') || isDirectory(named));
  return {
    path: isFolder ? join(named, backupName(now)) : named,
    ...(isFolder && { folder: named, keep }),
    passphrase: passphrase === '' ? undefined : passphrase,
    dataFolder: values.data,
    replace: values.replace ?? false,
    endSignIns: values['end-sign-ins'] ?? false,
  };
}

function isDirectory(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

function readKeep(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const keep = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (keep < 1) throw new UsageError(`--keep takes how many backups stay, 1 or more.\n${usage.backup}`);
  return keep;
}

function parse(command: 'backup' | 'restore', args: readonly string[]) {
  try {
    const [flag, text] = [{ type: 'boolean' }, { type: 'string' }] as const;
    const all = { data: text, keep: text, replace: flag, 'end-sign-ins': flag };
    const { keep, replace, 'end-sign-ins': endSignIns, ...own } = all;
    const known = command === 'backup' ? { ...own, keep } : { ...own, replace, 'end-sign-ins': endSignIns };
    // The cast to `typeof all` only affects the type. At runtime, `parseArgs` accepts only the options of this command.
    return parseArgs({ args: [...args], options: known as typeof all, allowPositionals: true });
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n${usage[command]}`);
  }
}
