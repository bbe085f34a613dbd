import { readdirSync, readFileSync } from 'node:fs';

/** The resources that the server used during the measurement. */
export interface Resources {
  /** The peak memory of the server's process since its start, in MB (the kernel's high-water mark). */
  rss: number;
  /** The peak private memory of all PostgreSQL processes, in MB. It is 0 for the embedded engine, which has none. */
  databaseRss: number;
  /** How often the embedded database's thread restarted. */
  restarts: number;
}

const everyMilliseconds = 200;
/** The name of the embedded database's thread, which Linux cuts to 15 characters. */
const engineThread = 'embedded databa';

/** Reads Linux's /proc several times a second. `postmaster` is the process id of the parent of PostgreSQL's backends. */
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

/** Reads a file of /proc. Returns '' if the process or thread has ended. */
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
