import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { migrate } from '#database/migrate.ts';
import { openPostgres } from '#database/postgres/open-postgres.ts';
import type { Database } from '#database/port.ts';
import { defaultTimeouts, type Timeouts } from '#database/transactions/timeouts.ts';
import { userToRunAs } from './postgres-programs.ts';
import { startPostmaster, type Postmaster } from './postmaster.ts';
import { copyCluster, emptyCluster, migratedCluster } from './prepared-cluster.ts';

/** A PostgreSQL cluster for tests. */
export interface PostgresCluster {
  /**
   * Creates a database and returns its address. With `copied`, it is a copy of that database, which must have no
   * connections. Otherwise it is migrated if the cluster was started with `migrated`, and empty if not.
   */
  createDatabase(copied?: string): Promise<string>;
  dropDatabase(url: string): Promise<void>;
  /** The postmaster's process id; undefined for an external server. */
  pid(): number | undefined;
  /**
   * Ends the postmaster with this signal, and starts it again on the same folder. SIGKILL and SIGQUIT are like a crash,
   * SIGINT is like a restart by an operator.
   */
  crash(signal: 'SIGKILL' | 'SIGQUIT' | 'SIGINT'): Promise<void>;
  stop(): Promise<void>;
}

interface Options {
  /** Whether commits are synced to the disk. Tests of durability need this. */
  durable?: boolean;
  /** Whether new databases are already migrated. Leave it unset in tests of a server's first start. */
  migrated?: boolean;
  /** The parent folder of the data folder, for tests that need a particular disk. */
  within?: string;
  /** Whether the cluster ends together with this process, instead of by `stop`. */
  untilExit?: boolean;
}

let shared: Promise<PostgresCluster> | undefined;

/**
 * Opens a separate migrated database in a cluster that all test files of this process share. Starting a cluster takes
 * ten times the CPU time of creating a database. Do not use it in tests that change a role or stop PostgreSQL, because
 * other tests use the same cluster.
 */
export async function openMigratedPostgres(timeouts: Timeouts = defaultTimeouts): Promise<Database> {
  shared ??= startPostgresCluster({ migrated: true, untilExit: true });
  const cluster = await shared;
  const url = await cluster.createDatabase();
  const database = await openPostgres({ url, timeouts });
  return {
    ...database,
    async close() {
      await database.close();
      await cluster.dropDatabase(url);
    },
  };
}

/**
 * Starts a PostgreSQL from Debian's programs on a free local port, or uses the server of COGN_TEST_DATABASE_URL. If
 * there is neither, rejects with instructions for the installation, so that no test of PostgreSQL is skipped silently.
 */
export async function startPostgresCluster(options: Options = {}): Promise<PostgresCluster> {
  const { durable = false, migrated = false, within = tmpdir(), untilExit = false } = options;
  const given = process.env['COGN_TEST_DATABASE_URL'];
  if (given) return givenServer(given, migrated);
  const prepared = await (migrated ? migratedCluster() : emptyCluster());
  const user = await userToRunAs();
  const folder = await mkdtemp(join(within, 'cogn-postgres-'));
  if (user) await chown(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  await copyCluster(prepared, data);
  const postmaster = await startPostmaster(data, { durable });
  if (untilExit) endWithProcess(postmaster, folder);
  return {
    createDatabase: (copied) => createDatabase(postmaster.address, copied),
    dropDatabase: (url) => runAlone(postmaster.address, `drop database ${nameOf(url)} with (force)`),
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
  const template = copied === undefined ? '' : ` template ${nameOf(copied)}`;
  await runAlone(address, `create database ${name}${template}`);
  const made = new URL(address);
  made.pathname = `/${name}`;
  return made.href;
}

const nameOf = (url: string) => new URL(url).pathname.slice(1);

/** Runs a command that PostgreSQL does not allow in a transaction. */
async function runAlone(address: string, command: string): Promise<void> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    await client.query(command);
  } finally {
    await client.end();
  }
}

function endWithProcess(postmaster: Postmaster, folder: string): void {
  const end = () => {
    const pid = postmaster.pid();
    if (pid !== undefined) process.kill(pid, 'SIGQUIT');
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  process.once('exit', end);
  // Vitest ends its processes with SIGTERM, after which Node emits no `exit`.
  process.once('SIGTERM', () => {
    end();
    process.kill(process.pid, 'SIGTERM');
  });
}

/** Uses the PostgreSQL server of COGN_TEST_DATABASE_URL. Its databases are not removed, and tests must not crash it. */
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
    dropDatabase: () => Promise.resolve(),
    pid: () => undefined,
    crash: () =>
      Promise.reject(new Error('The server of COGN_TEST_DATABASE_URL is not ours to crash; unset it to run this test.')),
    stop: () => Promise.resolve(),
  };
}
