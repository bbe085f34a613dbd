import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The coarsest resolution of file times, in milliseconds. Because times are that coarse, each pass also copies files that
 * changed up to this long before the previous pass.
 */
const clockMilliseconds = 2_000;
/** The maximum number of passes while the engine runs. Each pass copies the files that changed since the previous one. */
const mostPasses = 3;
/** If a pass copied fewer bytes than this, the next pass is the last one, and the engine pauses for it. */
const littleBytes = 24 * 1024 * 1024;
const spareBytes = 64 * 1024 * 1024;

/** Thrown if the disk has no room for a copy. */
export class NoRoomForCopy extends Error {
  override name = 'NoRoomForCopy';
}

/**
 * Copies the folder of a running engine as it is at one moment. Most files are copied while the engine runs. For the
 * remaining changes, `still` pauses the engine. The copy equals the state after a crash at that moment, from which
 * PostgreSQL recovers. On a file system with reflinks, a copy takes hardly any time or space. Rejects with
 * `NoRoomForCopy` if the disk has too little space.
 */
export async function copyFolder(
  from: string,
  to: string,
  still: (work: () => Promise<void>) => Promise<void>,
): Promise<void> {
  await refuseWithoutRoom(from, to);
  let since = 0;
  const pass = async () => {
    const began = Date.now();
    const bytes = await copyChanged(from, to, since);
    since = began - clockMilliseconds;
    return bytes;
  };
  for (let passes = 1; (await pass()) > littleBytes && passes < mostPasses; passes += 1);
  await still(async () => {
    await pass();
  });
}

/**
 * Copies every file that was written at or after `since`, and deletes files that no longer exist from the copy. Returns
 * the number of copied bytes. Copies one file at a time. Parallel copies would occupy all threads of Node's thread
 * pool, and password hashing would have to wait for one.
 */
async function copyChanged(from: string, to: string, since: number): Promise<number> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  const [entries, there] = await Promise.all([readdir(from, { withFileTypes: true }), readdir(to)]);
  const names = new Set(entries.map(({ name }) => name));
  const gone = there.filter((name) => !names.has(name));
  for (const name of gone) await rm(join(to, name), { recursive: true, force: true });
  let copied = 0;
  for (const entry of entries) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    const copying = entry.isDirectory() ? copyChanged(source, target, since) : copyIfChanged(source, target, since);
    copied += await copying.catch(unlessGone);
  }
  return copied;
}

async function copyIfChanged(source: string, target: string, since: number): Promise<number> {
  const { mtimeMs, size } = await stat(source);
  if (mtimeMs < since) return 0;
  await copyFile(source, target, constants.COPYFILE_FICLONE);
  return size;
}

/**
 * Returns 0 copied bytes if the running engine has deleted the file since it was listed. If an earlier pass copied the file,
 * the last pass deletes that copy. Throws any other error.
 */
function unlessGone(error: NodeJS.ErrnoException): number {
  if (error.code === 'ENOENT') return 0;
  throw error;
}

async function refuseWithoutRoom(from: string, to: string): Promise<void> {
  const { bavail, bsize } = await statfs(from);
  const entries = await readdir(from, { recursive: true, withFileTypes: true });
  let needed = 0;
  for (const { parentPath, name } of entries.filter((entry) => entry.isFile())) {
    needed += await stat(join(parentPath, name)).then(({ size }) => size, unlessGone);
  }
  if (bavail * bsize < needed * 1.2 + spareBytes) throw new NoRoomForCopy(to);
}
