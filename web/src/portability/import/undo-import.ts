import type { DataClient } from '#core/wire/data-client.ts';
import { removeRows } from '#core/batches/remove-rows.ts';
import { isDecided } from '#core/batches/send-rows.ts';
import type { Batch } from './run-import.ts';

export interface UndoReport {
  readonly removed: number;
  /** The number of rows whose earlier values were restored. */
  readonly restored: number;
  /** The number of changed rows whose earlier values the server refused to restore. */
  readonly refused: number;
  readonly isWhole: boolean;
}

interface Undoing<StoredBatch> {
  readonly client: DataClient;
  readonly forget: (batch: StoredBatch) => Promise<void>;
  /**
   * Whether the user who imported is still signed in. Requests of another user would match no row, and the undo would seem
   * to succeed.
   */
  readonly isStillThem: () => boolean;
  /** Reports the progress, from 0 to 1. */
  readonly progress?: (share: number) => void;
}

/**
 * Undoes an import: deletes added rows and restores changed values. Calls `forget` after each batch, so that an
 * interrupted undo can continue.
 */
export async function undoImport<StoredBatch extends Batch>(
  batches: readonly StoredBatch[],
  { client, forget, isStillThem, progress }: Undoing<StoredBatch>,
): Promise<UndoReport> {
  let removed = 0;
  let restored = 0;
  let refused = 0;
  for (const [index, batch] of batches.toReversed().entries()) {
    const gone = await removeRows(client, batch.table, batch.added);
    removed += gone.removed;
    if (gone.left.length > 0) return { removed, restored, refused, isWhole: false };
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
