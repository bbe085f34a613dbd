import { ReadProblem } from '#core/row-cache/read-problem.ts';
import type { DataClient } from '#core/wire/data-client.ts';
import { keepGathering, readKeptGathering, type PeriodOf } from './stored-gathering.ts';
import type { PortableTable } from './portable-tables.ts';
import { readEverything, type RowsByTable } from './read-everything.ts';

interface Gathering {
  readonly client: DataClient;
  /** Whose rows they are, for keeping them on this device; null: nothing is kept or read there. */
  readonly userId: string | null;
  readonly now: () => Date;
  readonly periodOf: PeriodOf;
  readonly signal?: AbortSignal;
  readonly progress?: (share: number) => void;
}

/**
 * Reads rows from the server, and keeps them on this device. Where nobody answers, those that are kept are the answer if they are all there: `asOf` then says
 * of when they are, in milliseconds since 1970. Rejects as `readEverything` does.
 */
export async function gatherRows(
  tables: readonly PortableTable[],
  { client, userId, now, periodOf, ...running }: Gathering,
): Promise<{ readonly rows: RowsByTable; readonly asOf?: number }> {
  const asOf = now().getTime();
  try {
    const rows = await readEverything(client, tables, { periodOf, ...running });
    if (userId !== null) await keepGathering(userId, tables, { rows, asOf, periodOf });
    return { rows };
  } catch (problem) {
    const isUnreachable = problem instanceof ReadProblem && problem.kind === 'unreachable' && !running.signal?.aborted;
    const kept = isUnreachable && userId !== null ? await readKeptGathering(userId, tables, periodOf) : undefined;
    if (!kept) throw problem;
    return kept;
  }
}
