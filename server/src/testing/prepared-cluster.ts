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

/** Copies a prepared data folder, with the owner whom PostgreSQL insists on, to a path that is not there yet. */
export async function copyCluster(prepared: string, data: string): Promise<void> {
  await run('cp', ['-a', prepared, data]);
}

/** The data folder that initdb makes, once for each version of PostgreSQL. */
export async function emptyCluster(): Promise<string> {
  return preparedFolder(`postgres-${await postgresVersion()}`, (folder) => prepare(folder, initialize));
}

/**
 * The data folder of a cluster in which every migration has run, once for each state of the migrations. It has run in `template1`, so that
 * each new database of a copy is migrated from its beginning.
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

async function postgresVersion(): Promise<string> {
  const { stdout } = await run(join(await findPostgresPrograms(), 'postgres'), ['--version']);
  return /\d[\w.]*/.exec(stdout)?.[0] ?? 'unknown';
}

async function initialize(data: string): Promise<void> {
  const settings = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'];
  await run(join(await findPostgresPrograms(), 'initdb'), settings, { cwd: tmpdir(), ...(await userToRunAs()) });
}

/** Makes a data folder where the user that PostgreSQL runs as may write, and puts it where prepared folders are kept. */
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
