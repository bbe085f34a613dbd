import { link, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describeSelf, isRunning, type LockOwner } from './lock-owner.ts';

/** Thrown if another process has locked the data folder. The message is for the operator. */
export class DataFolderInUse extends Error {
  override name = 'DataFolderInUse';
}

export interface FolderLock {
  release(): Promise<void>;
}

interface Options {
  /**
   * Called when another process has taken over the lock, which only happens after this process was suspended for long.
   * From then on this process must not touch the folder.
   */
  onLost?: () => void;
  /**
   * Milliseconds between two heartbeats. The heartbeat is the only sign of life that processes in other containers or
   * on other machines can see.
   */
  heartbeat?: number;
}

/** The number of missed heartbeats after which an owner in another container or on another machine counts as dead. */
const patience = 3;

/**
 * Makes this process the only user of a folder, until it releases the lock or dies. PGlite has no such lock, and two
 * processes on one folder silently destroy each other's rows. Rejects with `DataFolderInUse` if any process, including
 * this one, already has the lock.
 *
 * The files `lock-1`, `lock-2`, … are generations of the lock, and the highest one is valid. A takeover creates the
 * next file, which the file system lets only one process do. The highest file is never removed. So no generation is
 * created twice, and no process can take over on the basis of an outdated file.
 */
export async function lockFolder(folder: string, { onLost, heartbeat = 4_000 }: Options = {}): Promise<FolderLock> {
  const self = await describeSelf();
  for (;;) {
    const highest = Math.max(0, ...(await readGenerations(folder)));
    if (highest > 0) await refuseIfLocked(folder, highest, heartbeat);
    const mine = highest + 1;
    if (!(await makeGeneration(folder, mine, self))) continue;
    const others = (await readGenerations(folder)).filter((generation) => generation !== mine);
    if (others.some((generation) => generation > mine)) {
      await rm(pathOf(folder, mine), { force: true });
      continue;
    }
    await Promise.all(others.map((generation) => rm(pathOf(folder, generation), { force: true })));
    return startHeartbeat(folder, mine, self, heartbeat, onLost);
  }
}

const pathOf = (folder: string, generation: number) => join(folder, `lock-${String(generation)}`);

async function readGenerations(folder: string): Promise<number[]> {
  const names = await readdir(folder);
  return names.map((name) => /^lock-(\d+)$/.exec(name)?.[1]).flatMap((digits) => (digits ? [Number(digits)] : []));
}

/** Creates the lock file of a generation, with its whole content atomically. Returns false if the file exists. */
async function makeGeneration(folder: string, generation: number, self: LockOwner): Promise<boolean> {
  const draft = await writeDraft(folder, self);
  try {
    await link(draft, pathOf(folder, generation));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

async function writeDraft(folder: string, owner: LockOwner): Promise<string> {
  const draft = join(folder, `lock-draft-${owner.token}`);
  await writeFile(draft, JSON.stringify(owner), { mode: 0o600 });
  return draft;
}

async function refuseIfLocked(folder: string, generation: number, heartbeat: number): Promise<void> {
  const path = pathOf(folder, generation);
  const owner = await readOwner(path);
  if (!owner || owner.released) return;
  const running = await isRunning(owner);
  if (running === false) return;
  if (running === 'unknown' && !(await beats(path, heartbeat * patience))) return;
  const who = running === 'unknown' ? 'another machine or container' : `process ${String(owner.processId)}`;
  throw new DataFolderInUse(
    `The data folder ${resolve(folder)} is in use by ${who}. Two servers on one folder would destroy data: stop the other one first, or give this one a folder of its own (--data).`,
  );
}

/**
 * Reads a lock file's owner. Undefined if a takeover removed the file, or if a power failure left it incomplete. In
 * both cases the owner in the file no longer has the lock.
 */
async function readOwner(path: string): Promise<LockOwner | undefined> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as LockOwner;
  } catch {
    return undefined;
  }
}

/**
 * Whether the owner touches the lock file within the given time. Compares only the file's own times with each other,
 * because the clocks of two machines may differ.
 */
async function beats(path: string, milliseconds: number): Promise<boolean> {
  const touched = () =>
    stat(path).then(
      (found) => found.mtimeMs,
      () => undefined,
    );
  const before = await touched();
  for (let waited = 0; waited < milliseconds; waited += milliseconds / 12) {
    await wait(milliseconds / 12);
    if ((await touched()) !== before) return true;
  }
  return false;
}

function startHeartbeat(
  folder: string,
  generation: number,
  self: LockOwner,
  heartbeat: number,
  onLost?: () => void,
): FolderLock {
  const path = pathOf(folder, generation);
  const beat = setInterval(() => {
    const now = new Date();
    utimes(path, now, now).catch(() => {
      clearInterval(beat);
      onLost?.();
    });
  }, heartbeat);
  beat.unref();
  return {
    async release() {
      clearInterval(beat);
      await rename(await writeDraft(folder, { ...self, released: true }), path);
    },
  };
}
