import { draftKey } from '#core/drafts/draft-store.ts';
import { draftStore } from '#core/drafts/use-draft.ts';
import { removeRow } from '#core/records/write-rows.ts';
import { currentUserId } from '#core/session/session.ts';

/** Removes rows, and the unsaved text of their forms, which nobody could open again. Rejects with NotStored and keeps that text. */
export async function removeRows(table: string, rows: readonly { readonly id: string }[]): Promise<void> {
  for (const { id } of rows) {
    await removeRow(table, id);
    // What was typed, and the values that the row had before.
    for (const part of ['', ':began']) draftStore.clear(draftKey(currentUserId(), `${table}:${id}${part}`));
  }
}
