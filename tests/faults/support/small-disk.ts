import { execFile } from 'node:child_process';
import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A disk that can be filled. */
export interface SmallDisk {
  folder: string;
  /** Environment variables for the server's process. They are needed only for a simulated disk. */
  environment: Record<string, string>;
  fill(): Promise<void>;
  /** Frees space by removing a file, as an operator would. */
  makeRoom(): Promise<void>;
  remove(): Promise<void>;
}

/** Mounts a disk of this many megabytes. Returns undefined if this process may not mount disks. */
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

/** Simulates a full disk without mounting: no-space.mjs makes the server's writes fail. */
export async function simulateSmallDisk(): Promise<SmallDisk> {
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

/** Fills the disk to the last byte with smaller and smaller blocks. */
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
