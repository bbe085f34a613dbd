import { draftKey } from '#core/drafts/draft-store.ts';
import { draftStore } from '#core/drafts/use-draft.ts';
import { removeRow } from '#core/records/write-rows.ts';
import { currentUserId } from '#core/session/session.ts';

/**
 * Removes rows, and the unsaved text of their forms: what was typed, and the values that the row had before. Returns a function that puts the
 * text back, for undo and for a refused removal. Rejects with NotStored and keeps the text.
 */
export async function removeRows(table: string, rows: readonly { readonly id: string }[]): Promise<() => void> {
  const form = (id: string) => draftKey(currentUserId(), `${table}:${id}`);
  const keys = rows.flatMap(({ id }) => [form(id), `${form(id)}:began`]);
  for (const { id } of rows) await removeRow(table, id);
  const texts = keys.map(draftStore.read);
  keys.forEach(draftStore.clear);
  return () => {
    keys.forEach((key, index) => texts[index] && draftStore.keep(key, texts[index]));
  };
}
