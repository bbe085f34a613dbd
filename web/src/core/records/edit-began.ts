import type { RowValues } from '#core/outbox/operation.ts';

/** Row id → what the form that is saving it just now began with. */
const saving = new Map<string, RowValues>();

/** Saves an edit of a row; every change of that row meanwhile (`changeRow`) carries what the form began with. */
export async function savingEdit(
  rowId: string | undefined,
  began: RowValues | undefined,
  save: () => Promise<void>,
): Promise<void> {
  if (rowId === undefined || began === undefined) return save();
  saving.set(rowId, began);
  try {
    await save();
  } finally {
    saving.delete(rowId);
  }
}

/** What the form that is saving this row began with, if one is. */
export function beganOf(rowId: string): RowValues | undefined {
  return saving.get(rowId);
}
