import type { Migration } from '#database/migrations.ts';
import { isRow, type BackupBeginning, type BackupLine, BackupRefused } from './backup-line.ts';
import { readBackup } from './read-backup.ts';

/** The contents of a complete, verified backup. */
export interface VerifiedBackup {
  path: string;
  /** Reads the file again from the first line. */
  lines: () => AsyncIterable<BackupLine>;
  beginning: BackupBeginning;
  keys: string;
  rows: number;
  /** Photos with bytes in the backup; `absent` lists those without. */
  photos: string[];
  absent: string[];
}

/** Reads the whole file once, before any change. Rejects with `BackupRefused`. */
export async function verifyBackup(path: string, passphrase: string | undefined): Promise<VerifiedBackup> {
  const lines = await readBackup(path, passphrase);
  let beginning: BackupBeginning | undefined;
  let keys: string | undefined;
  let rows = 0;
  const photos: string[] = [];
  const absent: string[] = [];
  for await (const line of lines()) {
    if (isRow(line)) rows += 1;
    else if ('backup' in line) beginning = line;
    else if ('keys' in line) keys = line.keys;
    else if ('object' in line) (line.bytes === null ? absent : photos).push(line.object);
  }
  if (!beginning || keys === undefined) throw new BackupRefused(`${path} lacks its beginning or its keys.`);
  return { path, lines, beginning, keys, rows, photos, absent };
}

/**
 * The migrations of the database that the backup was made from. Throws `BackupRefused` if this version lacks one or has
 * it with another checksum.
 */
export function migrationsOf({ path, beginning }: VerifiedBackup, known: readonly Migration[]): Migration[] {
  const checksums = new Map(beginning.migrations.map(({ name, checksum }) => [name, checksum]));
  const then = known.filter(({ name, checksum }) => checksums.get(name) === checksum);
  if (then.length < checksums.size) {
    throw new BackupRefused(
      `${path} was made by a newer version of COGN, or by one that was changed. Restore it with that version.`,
    );
  }
  return then;
}
