import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import type { Config } from '#config/config.ts';
import { DataFolderInUse } from '#database/folder/folder-lock.ts';
import { readMigrations, type Migration } from '#database/migrations.ts';
import { BackupRefused } from './backup-line.ts';
import type { Filled } from './fill-database.ts';
import { RestoreFailed } from './restore-journal.ts';
import { restoreIntoFolder } from './restore-into-folder.ts';
import { restoreIntoPostgres } from './restore-into-postgres.ts';
import { orFullDisk } from './restore-target.ts';
import { migrationsOf, verifyBackup, type VerifiedBackup } from './verify-backup.ts';

interface OperatorRequest {
  config: Config;
  path: string;
  passphrase: string | undefined;
  /** Whether existing accounts may be overwritten. */
  replace: boolean;
  /** Whether to end all sessions. If not, sessions that ended after the backup was made become valid again. */
  endSignIns: boolean;
  now: Date;
  /** The migrations of this program; by default those in `database/`. */
  migrations?: readonly Migration[];
}

export interface Restored extends Filled {
  backup: VerifiedBackup;
}

/**
 * Restores a backup, into the data folder or into the configured PostgreSQL. No server may run meanwhile. Verifies the whole file
 * before any change. After a crash or a failure, the data is either completely old or completely the backup's. Rejects with
 * `BackupRefused` or `DataFolderInUse` if the restore cannot begin, and with `RestoreFailed` at any other failure.
 */
export async function restoreBackup({ config, path, passphrase, migrations, ...how }: OperatorRequest): Promise<Restored> {
  const backup = await verifyBackup(path, passphrase);
  const files = migrations ?? (await readMigrations());
  migrationsOf(backup, files);
  try {
    await mkdir(config.dataFolder, { recursive: true, mode: 0o700 });
    const into = config.databaseUrl === undefined ? restoreIntoFolder : restoreIntoPostgres;
    return { backup, ...(await into(config, backup, { ...how, files, id: randomUUID() })) };
  } catch (error) {
    const isExplained = [RestoreFailed, BackupRefused, DataFolderInUse].some((kind) => error instanceof kind);
    // Any other error happened before the restore changed anything.
    throw isExplained
      ? error
      : new RestoreFailed('none', config.databaseUrl === undefined ? await orFullDisk(error, config.dataFolder) : error);
  }
}
