import { readdirSync, readFileSync } from 'node:fs';

/** Processor seconds of each program of a run: the load generator, the servers, PostgreSQL. */
export type ProcessorSeconds = Record<'load' | 'servers' | 'PostgreSQL', number>;

/** Linux reports processor time in hundredths of a second on every platform that Node supports. */
const ticksPerSecond = 100;

/**
 * The processor time so far of this process and its children, from Linux's /proc; undefined on other systems. Ended processes are
 * not included, so two readings can be compared only while the same processes run.
 */
export function readProcessorSeconds(): ProcessorSeconds | undefined {
  if (process.platform !== 'linux') return undefined;
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => readProcess(pid) ?? []);
  const parents = new Map(all.map(({ pid, parent }) => [pid, parent]));
  const isOurs = (pid: number): boolean => {
    for (let at: number | undefined = pid; at !== undefined && at > 1; at = parents.get(at))
      if (at === process.pid) return true;
    return false;
  };
  const seconds = { load: 0, servers: 0, PostgreSQL: 0 };
  for (const { pid, command, used } of all) {
    if (pid === process.pid) seconds.load += used;
    else if (isOurs(pid)) seconds[command.includes('postgres') ? 'PostgreSQL' : 'servers'] += used;
  }
  return seconds;
}

/** Reads a process from /proc. Returns undefined if the process has ended since /proc was listed. */
function readProcess(pid: string): { pid: number; parent: number; command: string; used: number } | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The program's name in parentheses may contain any character, so parsing starts after it. By proc(5), field 4 is the parent
    // process, and fields 14 and 15 are the user and system time.
    const [, parent, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    return {
      pid: Number(pid),
      parent: Number(parent),
      command,
      used: (Number(rest[9]) + Number(rest[10])) / ticksPerSecond,
    };
  } catch {
    return undefined;
  }
}
