import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { findPostgresPrograms, userToRunAs } from './postgres-programs.ts';
import { stayingPort } from './staying-port.ts';

/** A PostgreSQL of the test's own. */
export interface PostgresCluster {
  /** Makes a fresh, empty database and answers its address. */
  createDatabase(): Promise<string>;
  /** Ends the postmaster as a crash would, by the signal, and starts it again on the same folder. SIGINT: as an operator would, who restarts it. */
  crash(signal: 'SIGKILL' | 'SIGQUIT' | 'SIGINT'): Promise<void>;
  stop(): Promise<void>;
}

interface Options {
  /** Whether commits are synced to disk, as they must be where durability is tested. */
  durable?: boolean;
  /** The folder in which its own is made, where that is to lie on a disk of the test's. */
  within?: string;
}

/**
 * Starts a PostgreSQL of its own from Debian's programs on a free port of this machine, or uses the server that COGN_TEST_DATABASE_URL
 * names. Rejects, saying what to install, when there is neither: a test of PostgreSQL is never skipped in silence.
 */
export async function startPostgresCluster({ durable = false, within = tmpdir() }: Options = {}): Promise<PostgresCluster> {
  const given = process.env['COGN_TEST_DATABASE_URL'];
  if (given) return givenServer(given);
  const programs = await findPostgresPrograms();
  const user = await userToRunAs();
  const folder = await mkdtemp(join(within, 'cogn-postgres-'));
  if (user) await chown(folder, user.uid, user.gid);
  const asUser = { cwd: folder, ...user };
  const data = join(folder, 'data');
  const initial = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'];
  await promisify(execFile)(join(programs, 'initdb'), initial, asUser);
  const port = await stayingPort();
  const address = `postgres://postgres@127.0.0.1:${String(port)}/postgres`;

  const start = async (): Promise<ChildProcess> => {
    const program = join(programs, 'postgres');
    const postmaster = spawn(program, ['-D', data, ...parameters(port, durable)], {
      ...asUser,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    await untilReady(postmaster, address);
    return postmaster;
  };
  let postmaster = await start();

  return {
    createDatabase: () => createDatabase(address),
    async crash(signal) {
      await end(postmaster, signal);
      postmaster = await startAgain(start);
    },
    async stop() {
      await end(postmaster, 'SIGINT');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function parameters(port: number, durable: boolean): string[] {
  const settings = [`port=${String(port)}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200'];
  const speed = durable ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
  return [...settings, ...speed].flatMap((setting) => ['-c', setting]);
}

async function end(postmaster: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const exited = once(postmaster, 'exit');
  if (postmaster.kill(signal)) await exited;
}

/** After a SIGKILL the old backends need a moment to notice, and a new postmaster ends itself until they are gone. */
async function startAgain(start: () => Promise<ChildProcess>): Promise<ChildProcess> {
  for (let attempt = 0; attempt < 150; attempt += 1) {
    try {
      return await start();
    } catch (error) {
      if (!String(error).includes('shared memory block')) throw error;
      await wait(200);
    }
  }
  return start();
}

/** Waits until connections are taken; rejects with what the postmaster said when it ends itself instead. */
async function untilReady(postmaster: ChildProcess, address: string): Promise<void> {
  let complaints = '';
  postmaster.stderr?.on('data', (chunk: Buffer) => (complaints = `${complaints}${chunk.toString()}`.slice(-4_000)));
  for (let attempt = 0; attempt < 300; attempt += 1) {
    if (postmaster.exitCode !== null) break;
    if (await canConnect(address)) return;
    await wait(100);
  }
  throw new Error(`The test's PostgreSQL did not start. It said:\n${complaints}`);
}

async function canConnect(address: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: address });
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

async function createDatabase(address: string): Promise<string> {
  const name = `cogn_test_${randomBytes(6).toString('hex')}`;
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const made = new URL(address);
  made.pathname = `/${name}`;
  return made.href;
}

/** The server that the environment names: databases are made on it and stay; crashing it is not ours to do. */
function givenServer(address: string): PostgresCluster {
  return {
    createDatabase: () => createDatabase(address),
    crash: () =>
      Promise.reject(new Error('The server of COGN_TEST_DATABASE_URL is not ours to crash; unset it to run this test.')),
    stop: () => Promise.resolve(),
  };
}
