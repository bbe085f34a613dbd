import { createHash, type CipherGCM } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { access, link, mkdir, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { syncPath } from '#database/folder/sync-folder.ts';
import { type BackupLine, BackupRefused } from './backup-line.ts';
import { seal } from './envelope.ts';

export interface BackupWriter {
  /** Writes a line. Resolves when the writer can accept the next one. */
  write(line: BackupLine): Promise<void>;
  /** Writes the end line with the checksum, syncs the file, and then gives it its final name. */
  finish(): Promise<void>;
  /** Deletes the unfinished file. */
  discard(): Promise<void>;
}

/** Begins a backup file that only its owner can read. Never overwrites an existing file. */
export async function openBackupWriter(path: string, passphrase: string | undefined): Promise<BackupWriter> {
  await refuseIfThere(path);
  const unfinished = `${path}.unfinished`;
  const { line: first, cipher } = await seal(passphrase);
  const file = createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true });
  await once(file, 'open').catch((error: unknown) => {
    throw writeProblem(unfinished, error);
  });
  file.write(first);
  const source = new PassThrough();
  const written = cipher ? pipeline(source, createGzip(), sealing(cipher), file) : pipeline(source, createGzip(), file);
  const done = written.catch((error: unknown) => {
    throw writeProblem(path, error);
  });
  // Without this handler, Node would report an unhandled rejection. The next `write`, or `finish`, rejects with the error.
  done.catch(() => undefined);
  const hash = createHash('sha256');
  let lines = 0;

  const put = async (line: BackupLine) => {
    const text = `${JSON.stringify(line, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value))}\n`;
    hash.update(text);
    lines += 1;
    if (!source.write(text)) await Promise.race([once(source, 'drain'), done]);
  };
  return {
    write: put,
    async finish() {
      await put({ end: { lines, sha256: hash.copy().digest('hex') } });
      source.end();
      await done;
      try {
        // Link instead of renaming, because a rename could replace an existing file.
        await link(unfinished, path);
        await rm(unfinished);
        // Sync the folder too; otherwise a crash could lose the new name.
        await syncPath(dirname(path));
      } catch (error) {
        throw writeProblem(path, error);
      }
    },
    async discard() {
      source.destroy();
      await done.catch(() => undefined);
      await rm(unfinished, { force: true });
    },
  };
}

function sealing(cipher: CipherGCM) {
  return async function* (source: AsyncIterable<Buffer>) {
    for await (const chunk of source) yield cipher.update(chunk);
    yield cipher.final();
    yield cipher.getAuthTag();
  };
}

/** Creates the folder for backups. Only the server's own user may access it. */
export async function makeBackupFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch((error: unknown) => {
    throw writeProblem(folder, error);
  });
}

async function refuseIfThere(path: string): Promise<void> {
  const isThere = await access(path).then(
    () => true,
    () => false,
  );
  if (isThere) throw new BackupRefused(`${path} is there already. Name another file: a backup is never written over.`);
}

/**
 * Explains a failed write to the operator. Names the backup's folder, because it may be on another disk than the data
 * folder.
 */
function writeProblem(path: string, error: unknown): unknown {
  const { code } = error as NodeJS.ErrnoException;
  const folder = dirname(path);
  if (code === 'EEXIST')
    return new BackupRefused(`${path} is there: another backup is being made, or one was cut. Remove it when none is.`);
  if (code === 'ENOENT') return new BackupRefused(`The folder ${folder} is not there. Make it first.`);
  const full = code === 'ENOSPC' ? 'is full' : code === 'EDQUOT' ? "has no room left in this user's quota" : undefined;
  if (full !== undefined) {
    return new BackupRefused(
      `The disk that holds ${folder} ${full}, so there is no backup; what was written of it is removed. Make room there, or name a file on another disk.`,
    );
  }
  if (code === undefined || !/^E[A-Z]+$/.test(code)) return error;
  return new BackupRefused(`${path} cannot be written (${code}).`);
}
