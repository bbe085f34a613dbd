import { mkdir, open, rename } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Config } from '#config.ts';
import { lockFolder } from '#database/folder/folder-lock.ts';
import {
  beginReplacement,
  holdsDatabase,
  isInTheWay,
  mendReplacement,
  replaceDatabase,
} from '#database/folder/replace-database.ts';
import { readMigrations } from '#database/migrations.ts';
import { openDatabase } from '#database/open-database.ts';
import { fillFolder } from '#database/pglite/fill-folder.ts';
import type { Database } from '#database/port.ts';
import { openObjectStore } from '#storage/stores/open-object-store.ts';
import { BackupRefused } from './backup-refused.ts';
import { isRow } from './backup-line.ts';
import { fillDatabase, type Filled } from './fill-database.ts';
import { surveyTarget, type Target } from './survey-target.ts';
import { migrationsOf, verifyBackup, type VerifiedBackup } from './verify-backup.ts';

interface Wish {
  config: Config;
  path: string;
  passphrase: string | undefined;
  /** Whether accounts that are there may be written over. */
  replace: boolean;
  /** Whether everybody signs in anew: those whose sign-in was ended since the backup would otherwise be in again. */
  endSignIns: boolean;
  now: Date;
}

export interface Restored extends Filled {
  backup: VerifiedBackup;
}

/**
 * Puts a backup back while no server runs: into the data folder, or into the PostgreSQL of the settings. The whole file is checked before anything is
 * touched. A folder's database is made beside and takes the old one's place at the end; a PostgreSQL's tables are dropped first.
 */
export async function restoreBackup({ config, path, passphrase, ...how }: Wish): Promise<Restored> {
  const backup = await verifyBackup(path, passphrase);
  migrationsOf(backup, await readMigrations());
  await mkdir(config.dataFolder, { recursive: true, mode: 0o700 });
  const into = config.databaseUrl === undefined ? intoFolder : intoPostgres;
  return { backup, ...(await into(config, backup, how)) };
}

const nothing: Target = { made: false, accounts: 0, photos: [], others: 0 };

type Into = (config: Config, backup: VerifiedBackup, how: Pick<Wish, 'replace' | 'endSignIns' | 'now'>) => Promise<Filled>;

const intoFolder: Into = async (config, backup, { replace, ...how }) => {
  const { dataFolder } = config;
  const underLock = async <T>(work: () => Promise<T>): Promise<T> => {
    const lock = await lockFolder(dataFolder);
    try {
      return await work();
    } finally {
      await lock.release();
    }
  };
  // Before anything else: a database that an earlier restore left between two places must not pass for none.
  await underLock(() => mendReplacement(dataFolder));
  // Opening it also finds out whether a server has it.
  const target = holdsDatabase(dataFolder) ? await withDatabase(config, surveyTarget) : nothing;
  refuseAccounts(target, replace, `The data folder ${resolve(dataFolder)}`);
  return underLock(async () => {
    const inTheWay = isInTheWay(dataFolder);
    if (inTheWay !== undefined) {
      throw new BackupRefused(
        `${resolve(inTheWay)} is in the way, and COGN did not leave it there. Move it elsewhere first.`,
      );
    }
    const beside = await beginReplacement(dataFolder);
    const filled = await fillFolder(beside, (filling) => fillDatabase(filling, backup, { ...how, loose: target.photos }));
    await putPhotos(config, backup);
    await putKeys(beside, backup.keys);
    await replaceDatabase(dataFolder);
    return filled;
  });
};

const intoPostgres: Into = (config, backup, { replace, ...how }) =>
  withDatabase(config, async (database) => {
    const target = await surveyTarget(database);
    if (target.others > 0) {
      throw new BackupRefused(
        `${String(target.others)} other connections have this database open. Stop every COGN server and other program that uses it first.`,
      );
    }
    refuseAccounts(target, replace, 'The database of DATABASE_URL');
    if (target.made) {
      await database.runScript(
        'drop schema if exists app, auth, server, storage cascade; drop schema public cascade; create schema public;',
      );
    }
    await putPhotos(config, backup);
    const filled = await fillDatabase(database, backup, { ...how, loose: target.photos });
    await putKeys(config.dataFolder, backup.keys);
    return filled;
  });

function refuseAccounts({ accounts }: Target, replace: boolean, what: string): void {
  if (accounts === 0 || replace) return;
  throw new BackupRefused(
    `${what} holds ${String(accounts)} accounts. Restore into an empty one, or say --replace: all that is there is then gone for good.`,
  );
}

async function withDatabase<T>(config: Config, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase(config);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Before the rows that name them. */
async function putPhotos(config: Config, { lines }: VerifiedBackup): Promise<void> {
  const store = openObjectStore(config);
  for await (const line of lines()) {
    if (!isRow(line) && 'object' in line && line.bytes !== null) {
      await store.put(line.object, Buffer.from(line.bytes, 'base64'));
    }
  }
}

async function putKeys(dataFolder: string, keys: string): Promise<void> {
  const path = join(dataFolder, 'keys.json');
  const file = await open(`${path}.new`, 'w', 0o600);
  try {
    await file.chmod(0o600);
    await file.writeFile(keys);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(`${path}.new`, path);
}
