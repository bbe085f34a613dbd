import { useMemo, useState } from 'react';

interface OpenRow<Row> {
  readonly row: Row;
  readonly text: string;
  readonly place: number;
}

/**
 * Keeps the row of the open form in the list if another device removes it, so that form and text stay visible. The server
 * then refuses the save, because the row is gone, and the refused operation keeps the text.
 */
export function useOpenRow<Row extends { readonly id: string }>(
  rows: readonly Row[],
  opened: string | null,
): readonly Row[] {
  const [openRow, setOpenRow] = useState<OpenRow<Row>>();
  const place = rows.findIndex(({ id }) => id === opened);
  const row = rows[place];
  // Lists may be new objects on each render, so compare the row's content.
  const text = row && JSON.stringify(row);
  if (row && text !== undefined && (text !== openRow?.text || place !== openRow.place)) setOpenRow({ row, text, place });
  return useMemo(
    () => (row === undefined && openRow?.row.id === opened ? rows.toSpliced(openRow.place, 0, openRow.row) : rows),
    [rows, row, openRow, opened],
  );
}
