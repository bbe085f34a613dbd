import { randomUUID } from 'node:crypto';
import { readdir, readFile, readlink } from 'node:fs/promises';
import { hostname } from 'node:os';

/** The owner of a lock, as stored in its file. */
export interface LockOwner {
  /** Unique for each lock. */
  token: string;
  processId: number;
  /**
   * When the process started, in the system's own unit; a later process with the same id has another value. Null if unknown.
   */
  startedAt: string | null;
  /** The scope of process ids: a machine since its last boot, or a container. */
  place: string;
  /** Whether the owner released the lock. */
  released: boolean;
}

/** This process as an owner. */
export async function describeSelf(): Promise<LockOwner> {
  return {
    token: randomUUID(),
    processId: process.pid,
    startedAt: (await readProcess(process.pid))?.startedAt ?? null,
    place: await currentPlace(),
    released: false,
  };
}

/** Whether the owner's process still runs; 'unknown' for one of another scope, whose processes are invisible here. */
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

/** Reads Linux's information on a process; undefined if there is none. */
async function readProcess(id: number): Promise<{ startedAt: string; isDead: boolean } | undefined> {
  try {
    const text = await readFile(`/proc/${String(id)}/stat`, 'utf8');
    // The second field is the program's name in brackets and may contain anything; the state is the third field, the
    // start the 22nd.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const ended = fields[0] === 'Z' || fields[0] === 'X';
    // A killed process can appear as ended while one of its threads is still inside a write.
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
