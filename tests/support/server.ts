import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { migratedTemplate } from '../../server/src/database/open-test-database.ts';
import { copyPrepared } from '../../server/src/database/pglite/prepared-folder.ts';

const root = resolve(import.meta.dirname, '../..');

export interface RunningServer {
  url: string;
  outboxUrl: string;
  dataFolder: string;
  /** The id of the server's process, for tests that measure its resource use. */
  pid: number;
  isRunning(): boolean;
  /** Sends SIGKILL: the server cannot clean up, as in a power cut. */
  kill(): Promise<void>;
  /** Sends SIGTERM, as an operator would. Resolves with the exit code. */
  stop(): Promise<number | null>;
}

/** Creates an empty data folder; `removeDataFolder` deletes it. */
export function makeDataFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'cogn-e2e-'));
}

/** Creates a data folder with a migrated database, which halves the time of a server's first start. */
export async function makePreparedDataFolder(): Promise<string> {
  const folder = await makeDataFolder();
  copyPrepared(await migratedTemplate(), join(folder, 'database'));
  return folder;
}

/** Creates a server's data folder: with a migrated embedded database, or for the PostgreSQL at this URL. */
export function makeDataFolderFor(databaseUrl: string | undefined): Promise<string> {
  return databaseUrl === undefined ? makePreparedDataFolder() : makeDataFolder();
}

export function removeDataFolder(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true });
}

/**
 * Starts the real server program and waits until it prints its address. DATABASE_URL in `environment` selects PostgreSQL.
 */
export function startServer(
  dataFolder: string,
  options: { port?: number; environment?: Record<string, string>; hear?: (printed: string) => void } = {},
): Promise<RunningServer> {
  const child = spawn(
    join(root, 'node_modules/.bin/node'),
    ['server/src/main.ts', '--port', String(options.port ?? 0), '--data', dataFolder],
    { cwd: root, env: { ...process.env, ...options.environment }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  return new Promise((resolveStart, rejectStart) => {
    let printed = '';
    const listen = (chunk: Buffer) => {
      printed += chunk.toString();
      const url = /open at (http:\/\/\S+)/.exec(printed)?.[1];
      const outboxUrl = /mails\D*?(http:\/\/\S+)/i.exec(printed)?.[1];
      // Also waits for the address of the mail catcher, unless the server has a mail server instead.
      if (url === undefined || (outboxUrl === undefined && !options.environment?.['SMTP_URL'])) return;
      child.stdout.off('data', listen).resume();
      child.stderr.off('data', listen).resume();
      const outbox = outboxUrl?.replace(/\/$/, '') ?? '';
      resolveStart({ url: url.replace(/\/$/, ''), outboxUrl: outbox, dataFolder, pid: child.pid ?? 0, ...endings(child) });
    };
    child.stdout.on('data', listen);
    child.stdout.on('data', (chunk: Buffer) => options.hear?.(chunk.toString()));
    child.stderr.on('data', listen);
    child.once('exit', (code) => {
      rejectStart(new Error(`the server ended with ${String(code)} before it listened:\n${printed}`));
    });
  });
}

function endings(child: ChildProcess) {
  const ended = new Promise<number | null>((done) => {
    child.once('exit', (code) => {
      done(code);
    });
  });
  return {
    isRunning: () => child.exitCode === null && child.signalCode === null,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
    stop() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}
