import type { Migration } from '#database/migrations.ts';
import { isRow, type BackupBeginning, type BackupLine, BackupRefused } from './backup-line.ts';
import { readBackup } from './read-backup.ts';

/** What a complete and verified backup contains. */
export interface VerifiedBackup {
  path: string;
  /** Reads the backup's lines. Each call reads the file from its start. */
  lines: () => AsyncIterable<BackupLine>;
  beginning: BackupBeginning;
  keys: string;
  rows: number;
  /** The ids of photos whose bytes are in the backup; `absent` lists those whose bytes are missing. */
  photos: string[];
  absent: string[];
}

/**
 * Reads and checks the whole file, so that a damaged backup is refused before anything is changed. Rejects with
 * `BackupRefused`.
 */
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
 * Returns the migrations that the database had when the backup was made. Throws `BackupRefused` if this program lacks
 * one of them, or has one with another checksum.
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
