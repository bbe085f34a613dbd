import type { DataClient } from '#core/wire/data-client.ts';
import { isDecided } from './send-rows.ts';
import type { Batch } from './run-import.ts';

/** So many ids fit into one address. */
const atOnce = 100;

export interface UndoReport {
  readonly removed: number;
  /** Rows that have their earlier values again. */
  readonly restored: number;
  /** Rows that the server would not change back. */
  readonly refused: number;
  readonly isWhole: boolean;
}

interface Undoing<Kept> {
  readonly client: DataClient;
  readonly forget: (batch: Kept) => Promise<void>;
  /** Whether the person whose import it was is still signed in: another finds none of the rows, and nothing would have been taken back. */
  readonly isStillThem: () => boolean;
  /** From 0 to 1. */
  readonly progress?: (share: number) => void;
}

/**
 * Takes back what an import wrote: what it added goes, what it changed says again what it said before. `forget` is called for each batch that is done, so
 * that an undo that was cut goes on where it stood.
 */
export async function undoImport<Kept extends Batch>(
  batches: readonly Kept[],
  { client, forget, isStillThem, progress }: Undoing<Kept>,
): Promise<UndoReport> {
  let removed = 0;
  let restored = 0;
  let refused = 0;
  for (const [index, batch] of batches.toReversed().entries()) {
    for (let start = 0; start < batch.added.length; start += atOnce) {
      const ids = batch.added.slice(start, start + atOnce);
      const { data } = await client.from(batch.table).delete().in('id', ids).select('id');
      if (!Array.isArray(data)) return { removed, restored, refused, isWhole: false };
      removed += data.length;
    }
    for (const { id, values } of batch.before) {
      const { data, status } = await client.from(batch.table).update(values).eq('id', id).select('id');
      if (Array.isArray(data) && data.length > 0) restored += 1;
      else if (isDecided(status)) refused += 1;
      else return { removed, restored, refused, isWhole: false };
    }
    if (!isStillThem()) return { removed, restored, refused, isWhole: false };
    await forget(batch);
    progress?.((index + 1) / batches.length);
  }
  return { removed, restored, refused, isWhole: true };
}
