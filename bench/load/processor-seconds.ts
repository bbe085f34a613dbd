import { readdirSync, readFileSync } from 'node:fs';

/** Seconds that processors have worked for each program of a run: the load itself, the servers, PostgreSQL. */
export type ProcessorSeconds = Record<'load' | 'servers' | 'PostgreSQL', number>;

/** Linux counts in hundredths of a second wherever Node runs. */
const ticksPerSecond = 100;

/**
 * What this process and those that it started have used of the processors so far, as Linux tells in /proc; undefined elsewhere. A process that has ended is
 * not counted any more, so the difference of two readings holds only while the same ones run.
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

/** undefined for one that ended while we looked. */
function readProcess(pid: string): { pid: number; parent: number; command: string; used: number } | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name stands in brackets and may hold anything; state, parent and the rest follow (proc(5): 4 is the parent, 14 and 15 the times).
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
