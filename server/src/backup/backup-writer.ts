import { createHash, type CipherGCM } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { access, link, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { syncPath } from '#database/folder/sync-folder.ts';
import type { BackupLine } from './backup-line.ts';
import { BackupRefused } from './backup-refused.ts';
import { seal } from './envelope.ts';

/** Takes a backup line by line. */
export interface BackupWriter {
  /** Resolves when the next line may come. */
  write(line: BackupLine): Promise<void>;
  /** Writes the end with the checksum, and gives the file its name once it is whole and on the disk. */
  finish(): Promise<void>;
  /** Removes what was written. */
  discard(): Promise<void>;
}

/** Begins a backup that its owner alone can read. A file that is there already is refused, never written over. */
export async function openBackupWriter(path: string, passphrase: string | undefined): Promise<BackupWriter> {
  await refuseIfThere(path);
  const unfinished = `${path}.unfinished`;
  const { line: first, cipher } = await seal(passphrase);
  const file = createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true });
  await once(file, 'open').catch((error: NodeJS.ErrnoException) => {
    throw new BackupRefused(openProblem(unfinished, error));
  });
  file.write(first);
  const source = new PassThrough();
  const done = cipher ? pipeline(source, createGzip(), sealing(cipher), file) : pipeline(source, createGzip(), file);
  // Whoever writes next, or finishes, hears of it.
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
      // A link, unlike a renaming, never takes another file's place.
      await link(unfinished, path);
      await rm(unfinished);
      // The new name too stands on the disk.
      await syncPath(dirname(path));
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

async function refuseIfThere(path: string): Promise<void> {
  const isThere = await access(path).then(
    () => true,
    () => false,
  );
  if (isThere) throw new BackupRefused(`${path} is there already. Name another file: a backup is never written over.`);
}

function openProblem(path: string, { code }: NodeJS.ErrnoException): string {
  if (code === 'EEXIST') return `${path} is there: another backup is being made, or one was cut. Remove it when none is.`;
  return `${path} cannot be written (${code ?? 'no reason'}).`;
}
