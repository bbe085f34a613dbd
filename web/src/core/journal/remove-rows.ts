import { draftKey } from '#core/drafts/draft-store.ts';
import { draftStore } from '#core/drafts/use-draft.ts';
import { removeRow } from '#core/records/write-rows.ts';
import { currentUserId } from '#core/session/session.ts';

/**
 * Removes rows and the drafts of their forms, including the values from before the edit (`:began`). Returns a function that
 * restores the drafts, for undo and for a refused removal. If the removal rejects with NotStored, the drafts stay.
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
