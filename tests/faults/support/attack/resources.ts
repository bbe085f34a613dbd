import { readdirSync, readFileSync } from 'node:fs';

/** What a server process used while it was watched. */
export interface Resources {
  /** Most memory of the server's process, in MB, since its start: the kernel's own high-water mark. */
  rss: number;
  /** Most memory that PostgreSQL's processes had to themselves, all together, in MB; 0 on the embedded engine, which is in the server's. */
  databaseRss: number;
  /** How often the thread of the embedded database started again. */
  restarts: number;
}

const everyMilliseconds = 200;
/** The name of the embedded database's thread, as far as Linux keeps it: 15 characters. */
const engineThread = 'embedded databa';

/** Reads Linux's /proc several times a second. `postmaster` is the process that PostgreSQL's backends are children of. */
export function watchResources(pid: number, postmaster: number | undefined): { stop(): Resources } {
  const used: Resources = { rss: 0, databaseRss: 0, restarts: 0 };
  const engines = new Set<string>();
  const look = () => {
    used.rss = Math.max(used.rss, megabytes(pid, 'VmHWM'));
    for (const thread of engineThreads(pid)) engines.add(thread);
    const backends = postmaster === undefined ? [] : childrenOf(postmaster);
    used.databaseRss = Math.max(
      used.databaseRss,
      backends.reduce((sum, backend) => sum + megabytes(backend, 'RssAnon'), 0),
    );
  };
  look();
  const timer = setInterval(look, everyMilliseconds);
  return {
    stop() {
      clearInterval(timer);
      look();
      return { ...used, restarts: Math.max(0, engines.size - 1) };
    },
  };
}

/** A process or thread may end while it is read: then there is nothing of it. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

function megabytes(pid: number | string, field: string): number {
  const kilobytes = new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(read(`/proc/${String(pid)}/status`))?.[1];
  return Math.round(Number(kilobytes ?? 0) / 1024);
}

function childrenOf(pid: number): string[] {
  return read(`/proc/${String(pid)}/task/${String(pid)}/children`)
    .split(' ')
    .filter(Boolean);
}

function engineThreads(pid: number): string[] {
  const tasks = `/proc/${String(pid)}/task`;
  try {
    return readdirSync(tasks).filter((thread) => read(`${tasks}/${thread}/comm`).trim() === engineThread);
  } catch {
    return [];
  }
}
