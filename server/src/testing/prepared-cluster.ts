import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { migrate } from '#database/migrate.ts';
import { readMigrations } from '#database/migrations.ts';
import { preparedFolder } from '#database/pglite/prepared-folder.ts';
import { openPostgres } from '#database/postgres/open-postgres.ts';
import { defaultTimeouts } from '#database/transactions/timeouts.ts';
import { findPostgresPrograms, userToRunAs } from './postgres-programs.ts';
import { startPostmaster } from './postmaster.ts';

const run = promisify(execFile);

/** Copies a prepared data folder to a new path, and keeps the owner, as PostgreSQL requires. */
export async function copyCluster(prepared: string, data: string): Promise<void> {
  await run('cp', ['-a', prepared, data]);
}

/** Returns a data folder as `initdb` creates it. It is created once for each version of PostgreSQL. */
export async function emptyCluster(): Promise<string> {
  return preparedFolder(`postgres-${await postgresVersion()}`, (folder) => prepare(folder, initialize));
}

/**
 * Returns the data folder of a migrated cluster, created once for each state of the migrations. The migrations ran in
 * `template1`, so every new database in a copy of the cluster is already migrated.
 */
export async function migratedCluster(): Promise<string> {
  const [empty, version, migrations] = await Promise.all([emptyCluster(), postgresVersion(), readMigrations()]);
  const hash = createHash('sha256').update(migrations.map((migration) => migration.checksum).join());
  return preparedFolder(`postgres-${version}-${hash.digest('hex').slice(0, 12)}`, (folder) =>
    prepare(folder, async (data) => {
      await copyCluster(empty, data);
      const postmaster = await startPostmaster(data, { durable: false });
      const url = postmaster.address.replace(/[^/]+$/, 'template1');
      const database = await openPostgres({ url, timeouts: defaultTimeouts });
      await migrate(database, migrations);
      await database.close();
      await postmaster.end('SIGINT');
    }),
  );
}

let version: Promise<string> | undefined;
const postgresVersion = () => (version ??= readVersion());

async function readVersion(): Promise<string> {
  const { stdout } = await run(join(await findPostgresPrograms(), 'postgres'), ['--version']);
  return /\d[\w.]*/.exec(stdout)?.[0] ?? 'unknown';
}

async function initialize(data: string): Promise<void> {
  const settings = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'];
  await run(join(await findPostgresPrograms(), 'initdb'), settings, { cwd: tmpdir(), ...(await userToRunAs()) });
}

/** Creates a data folder where PostgreSQL's user can write, and then copies it to the prepared folders. */
async function prepare(folder: string, make: (data: string) => Promise<void>): Promise<void> {
  const user = await userToRunAs();
  const parent = await mkdtemp(join(tmpdir(), 'cogn-prepare-'));
  if (user) await chown(parent, user.uid, user.gid);
  try {
    await make(join(parent, 'data'));
    await run('cp', ['-a', `${parent}/data/.`, folder]);
  } finally {
    await rm(parent, { recursive: true, force: true });
  }
}
