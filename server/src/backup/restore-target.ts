import { statfs } from 'node:fs/promises';
import type { Config } from '#config/config.ts';
import type { Migration } from '#database/migrations.ts';
import { openDatabase } from '#database/open-database.ts';
import type { Database } from '#database/port.ts';
import { BackupRefused } from './backup-line.ts';
import type { Filled } from './fill-database.ts';
import type { Target } from './survey-target.ts';
import type { VerifiedBackup } from './verify-backup.ts';

export interface RestoreOptions {
  /** The id of this restore, in the journal and in the database. */
  id: string;
  /** The migrations of this program. */
  files: readonly Migration[];
  replace: boolean;
  endSignIns: boolean;
  now: Date;
}

export type RestoreInto = (config: Config, backup: VerifiedBackup, options: RestoreOptions) => Promise<Filled>;

/** Throws `BackupRefused` if the target has accounts and may not be overwritten. */
export function refuseAccounts({ accounts }: Target, replace: boolean, what: string): void {
  if (accounts === 0 || replace) return;
  throw new BackupRefused(
    `${what} holds ${String(accounts)} accounts. Restore into an empty one, or say --replace: all that is there is then gone for good.`,
  );
}

/** The ids of the backup's photos that the target does not have yet, for the restore journal. */
export function newPhotos({ photos }: VerifiedBackup, target: Target): string[] {
  const there = new Set(target.photos);
  return photos.filter((photo) => !there.has(photo));
}

const hardlyRoom = 16 * 1024 * 1024;

/**
 * If the data folder's disk is full, returns an error that says so; otherwise returns the given error. The embedded
 * engine does not always report a full disk as the cause.
 */
export async function orFullDisk(error: unknown, dataFolder: string): Promise<unknown> {
  const disk = await statfs(dataFolder).catch(() => undefined);
  if (!disk || disk.bavail * disk.bsize >= hardlyRoom) return error;
  return Object.assign(new Error('the disk is full', { cause: error }), { code: 'ENOSPC' });
}

/** Opens the configured database, runs one task, and closes the database. */
export async function withDatabase<T>(config: Config, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase(config);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
