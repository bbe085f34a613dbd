import { execFile } from 'node:child_process';
import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A disk that is soon full. */
export interface SmallDisk {
  folder: string;
  /** What a server's process needs to be told, where the disk is a played one. */
  environment: Record<string, string>;
  /** Takes all that is left. */
  fill(): Promise<void>;
  /** Gives it back, as an operator does who removes something. */
  makeRoom(): Promise<void>;
  remove(): Promise<void>;
}

/** Mounts one of so many megabytes. Undefined where this user may not mount anything. */
export async function mountSmallDisk(megabytes: number): Promise<SmallDisk | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'cogn-disk-'));
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${String(megabytes)}m,mode=755`, 'tmpfs', folder]);
  } catch {
    await rm(folder, { recursive: true });
    return undefined;
  }
  const filler = join(folder, 'filler');
  return {
    folder,
    environment: {},
    fill: () => writeAllThatFits(filler),
    makeRoom: () => rm(filler, { force: true }),
    async remove() {
      await run('umount', ['-l', folder]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Plays one, for users who may not mount: the system's answer to each write of the server's comes from no-space.mjs. */
export async function playSmallDisk(): Promise<SmallDisk> {
  const folder = await mkdtemp(join(tmpdir(), 'cogn-disk-'));
  const flag = join(folder, 'full');
  const program = pathToFileURL(resolve(import.meta.dirname, 'no-space.mjs')).href;
  return {
    folder,
    environment: { NODE_OPTIONS: `--import ${program}`, COGN_TEST_FULL: flag },
    fill: () => writeFile(flag, ''),
    makeRoom: () => rm(flag, { force: true }),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Ever smaller pieces, down to the last byte. */
async function writeAllThatFits(path: string): Promise<void> {
  const file = await open(path, 'a');
  try {
    for (let size = 1024 * 1024; size >= 1; size = Math.floor(size / 8)) {
      let written = size;
      while (written === size)
        written = await file.write(Buffer.alloc(size)).then(
          ({ bytesWritten }) => bytesWritten,
          () => 0,
        );
    }
  } finally {
    await file.close();
  }
}
