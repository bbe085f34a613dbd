import { randomBytes } from 'node:crypto';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { migrate } from '#database/migrate.ts';
import { openPostgres } from '#database/postgres/open-postgres.ts';
import { defaultTimeouts } from '#database/transactions/timeouts.ts';
import { userToRunAs } from './postgres-programs.ts';
import { startPostmaster } from './postmaster.ts';
import { copyCluster, emptyCluster, migratedCluster } from './prepared-cluster.ts';

/** A PostgreSQL of the test's own. */
export interface PostgresCluster {
  /** Makes a fresh database and returns its address: a copy of one that nobody is connected to, or else empty, or migrated where the cluster was started so. */
  createDatabase(copied?: string): Promise<string>;
  /** The postmaster's process; undefined for a server that is not ours. */
  pid(): number | undefined;
  /** Ends the postmaster as a crash would, by the signal, and starts it again on the same folder. SIGINT: as an operator would, who restarts it. */
  crash(signal: 'SIGKILL' | 'SIGQUIT' | 'SIGINT'): Promise<void>;
  stop(): Promise<void>;
}

interface Options {
  /** Whether commits are synced to disk, as they must be where durability is tested. */
  durable?: boolean;
  /** Whether every migration has run in each new database, as tests want it that do not begin with a server's very first start. */
  migrated?: boolean;
  /** The folder in which its own is made, where that is to lie on a disk of the test's. */
  within?: string;
}

/**
 * Starts a PostgreSQL of its own from Debian's programs on a free port of this machine, or uses the server that COGN_TEST_DATABASE_URL
 * names. Rejects, saying what to install, when there is neither: a test of PostgreSQL is never skipped in silence.
 */
export async function startPostgresCluster(options: Options = {}): Promise<PostgresCluster> {
  const { durable = false, migrated = false, within = tmpdir() } = options;
  const given = process.env['COGN_TEST_DATABASE_URL'];
  if (given) return givenServer(given, migrated);
  const prepared = await (migrated ? migratedCluster() : emptyCluster());
  const user = await userToRunAs();
  const folder = await mkdtemp(join(within, 'cogn-postgres-'));
  if (user) await chown(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  await copyCluster(prepared, data);
  const postmaster = await startPostmaster(data, { durable });
  return {
    createDatabase: (copied) => createDatabase(postmaster.address, copied),
    pid: () => postmaster.pid(),
    async crash(signal) {
      await postmaster.end(signal);
      await postmaster.startAgain();
    },
    async stop() {
      await postmaster.end('SIGINT');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function createDatabase(address: string, copied?: string): Promise<string> {
  const name = `cogn_test_${randomBytes(6).toString('hex')}`;
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  const template = copied === undefined ? '' : ` template ${new URL(copied).pathname.slice(1)}`;
  await client.query(`create database ${name}${template}`);
  await client.end();
  const made = new URL(address);
  made.pathname = `/${name}`;
  return made.href;
}

/** The server that the environment names: databases are made on it and stay; crashing it is not ours to do. */
function givenServer(address: string, migrated: boolean): PostgresCluster {
  return {
    async createDatabase(copied) {
      const url = await createDatabase(address, copied);
      if (!migrated || copied !== undefined) return url;
      const database = await openPostgres({ url, timeouts: defaultTimeouts });
      await migrate(database);
      await database.close();
      return url;
    },
    pid: () => undefined,
    crash: () =>
      Promise.reject(new Error('The server of COGN_TEST_DATABASE_URL is not ours to crash; unset it to run this test.')),
    stop: () => Promise.resolve(),
  };
}
