import { draftKey } from '#core/drafts/draft-store.ts';
import { draftStore } from '#core/drafts/use-draft.ts';
import { removeRow } from '#core/records/write-rows.ts';
import { currentUserId } from '#core/session/session.ts';

/** Removes rows, and the unsaved text of their forms, which nobody could open again. Rejects with NotStored and keeps that text. */
export async function removeRows(table: string, rows: readonly { readonly id: string }[]): Promise<void> {
  for (const { id } of rows) {
    await removeRow(table, id);
    const place = draftKey(currentUserId(), `${table}:${id}`);
    draftStore.clear(place);
    // The values that the row had before somebody typed.
    draftStore.clear(`${place}:began`);
  }
}
