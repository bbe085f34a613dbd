import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import pg from 'pg';
import { setTimeout as wait } from 'node:timers/promises';
import { findPostgresPrograms, userToRunAs } from './postgres-programs.ts';
import { restartablePort } from './ports.ts';

/** A running PostgreSQL on a data folder. It has the same port after a restart. */
export interface Postmaster {
  /** The address of the database `postgres` on this server. */
  address: string;
  pid(): number | undefined;
  /** Ends the process with this signal: SIGINT as an operator would, SIGKILL and SIGQUIT as in a crash. */
  end(signal: NodeJS.Signals): Promise<void>;
  /** Starts PostgreSQL again on the same folder and port. */
  startAgain(): Promise<void>;
}

/**
 * Starts PostgreSQL on a data folder, which must belong to the user of `userToRunAs`. `durable` syncs commits to the disk.
 */
export async function startPostmaster(data: string, { durable }: { durable: boolean }): Promise<Postmaster> {
  const program = join(await findPostgresPrograms(), 'postgres');
  const user = await userToRunAs();
  const port = await restartablePort();
  const address = `postgres://postgres@127.0.0.1:${String(port)}/postgres`;

  const start = async (): Promise<ChildProcess> => {
    const child = spawn(program, ['-D', data, ...parameters(port, durable)], {
      cwd: data,
      ...user,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    await untilReady(child, address);
    return child;
  };
  let child = await start();
  return {
    address,
    pid: () => child.pid,
    async end(signal) {
      const exited = once(child, 'exit');
      if (child.kill(signal)) await exited;
    },
    async startAgain() {
      child = await retry(start);
    },
  };
}

function parameters(port: number, durable: boolean): string[] {
  const settings = [`port=${String(port)}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200'];
  const speed = durable ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
  // A prepared folder has the time zone in which it was created, so set the current one.
  const zone = `timezone=${process.env['TZ'] ?? 'UTC'}`;
  return [...settings, ...speed, zone].flatMap((setting) => ['-c', setting]);
}

/**
 * Retries the start. After a SIGKILL the old backends run for another moment, and a new postmaster exits until they
 * have ended.
 */
async function retry(start: () => Promise<ChildProcess>): Promise<ChildProcess> {
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

/** Waits until the server accepts connections. Rejects with the postmaster's output if it exits first. */
async function untilReady(postmaster: ChildProcess, address: string): Promise<void> {
  let complaints = '';
  postmaster.stderr?.on('data', (chunk: Buffer) => (complaints = `${complaints}${chunk.toString()}`.slice(-4_000)));
  for (let attempt = 0; attempt < 600; attempt += 1) {
    if (postmaster.exitCode !== null) break;
    if (await canConnect(address)) return;
    await wait(50);
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
