import { ReadProblem } from '#core/row-cache/read-problem.ts';
import type { DataClient } from '#core/wire/data-client.ts';
import { storeGathering, readStoredGathering, type PeriodOf } from './stored-export-rows.ts';
import type { PortableTable } from './portable-tables.ts';
import { readEverything, type RowsByTable } from './read-everything.ts';

interface Gathering {
  readonly client: DataClient;
  /** The user whose rows this device stores. If null, it neither stores rows nor reads stored rows. */
  readonly userId: string | null;
  readonly now: () => Date;
  readonly periodOf: PeriodOf;
  readonly signal?: AbortSignal;
  readonly progress?: (share: number) => void;
}

/**
 * Reads rows from the server and stores them on this device. If the server is unreachable but all rows are stored, returns
 * the stored rows. `asOf` is then when they were read, in ms since 1970. Rejects with `ReadProblem` if rows are not stored, or
 * if reading fails for another reason. Also rejects when aborted.
 */
export async function gatherRows(
  tables: readonly PortableTable[],
  { client, userId, now, periodOf, ...running }: Gathering,
): Promise<{ readonly rows: RowsByTable; readonly asOf?: number }> {
  const asOf = now().getTime();
  try {
    const rows = await readEverything(client, tables, { periodOf, ...running });
    if (userId !== null) await storeGathering(userId, tables, { rows, asOf, periodOf });
    return { rows };
  } catch (problem) {
    const isUnreachable = problem instanceof ReadProblem && problem.kind === 'unreachable' && !running.signal?.aborted;
    const stored = isUnreachable && userId !== null ? await readStoredGathering(userId, tables, periodOf) : undefined;
    if (!stored) throw problem;
    return stored;
  }
}
