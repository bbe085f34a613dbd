import { randomUUID } from 'node:crypto';
import { readdir, readFile, readlink } from 'node:fs/promises';
import { hostname } from 'node:os';

/** The process that owns a lock, as stored in the lock file. */
export interface LockOwner {
  /** Unique for each lock. */
  token: string;
  processId: number;
  /**
   * The start time of the process, in the operating system's own unit; null if unknown. It distinguishes the owner from
   * a later process that got the same process id.
   */
  startedAt: string | null;
  /** Identifies where the process id is valid: a machine since its last boot, or a container. */
  place: string;
  /** Whether the owner released the lock. */
  released: boolean;
}

/** Describes this process as the owner of a new lock. */
export async function describeSelf(): Promise<LockOwner> {
  return {
    token: randomUUID(),
    processId: process.pid,
    startedAt: (await readProcess(process.pid))?.startedAt ?? null,
    place: await currentPlace(),
    released: false,
  };
}

/**
 * Whether the owner's process still runs. 'unknown' if the process is in another container or on another machine, where
 * this process cannot see it.
 */
export async function isRunning(owner: LockOwner): Promise<boolean | 'unknown'> {
  if (owner.place !== (await currentPlace())) return 'unknown';
  if (owner.startedAt === null) return answersSignals(owner.processId);
  const found = await readProcess(owner.processId);
  return found !== undefined && found.startedAt === owner.startedAt && !found.isDead;
}

async function currentPlace(): Promise<string> {
  try {
    const boot = (await readFile('/proc/sys/kernel/random/boot_id', 'utf8')).trim();
    return `${boot} ${await readlink('/proc/self/ns/pid')}`;
  } catch {
    return hostname();
  }
}

/** Reads a process's state from Linux's `/proc`; undefined if there is no such process, or no `/proc`. */
async function readProcess(id: number): Promise<{ startedAt: string; isDead: boolean } | undefined> {
  try {
    const text = await readFile(`/proc/${String(id)}/stat`, 'utf8');
    // The second field is the program's name in brackets, which may contain spaces and brackets. So split after the
    // last bracket: the first part is then field 3 (the state), and field 22 is the start time.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const ended = fields[0] === 'Z' || fields[0] === 'X';
    // A killed process can already be reported as ended while one of its threads is still writing.
    const isDead = ended && (await readdir(`/proc/${String(id)}/task`)).length <= 1;
    return { startedAt: fields[19] ?? '', isDead };
  } catch {
    return undefined;
  }
}

function answersSignals(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
