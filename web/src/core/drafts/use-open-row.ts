import { useMemo, useState } from 'react';

interface Held<Row> {
  readonly row: Row;
  readonly text: string;
  readonly place: number;
}

/**
 * The rows, with the one whose form is open also when it has gone from them: removed on another device, it would take along what is being typed. It stays
 * where it stood until the form is closed; what is saved then is refused, since the entry is gone, and the refusal holds the words.
 */
export function useOpenRow<Row extends { readonly id: string }>(
  rows: readonly Row[],
  opened: string | null,
): readonly Row[] {
  const [held, setHeld] = useState<Held<Row>>();
  const place = rows.findIndex(({ id }) => id === opened);
  const row = rows[place];
  // Lists are often created again with each render: what the row says is what counts.
  const text = row && JSON.stringify(row);
  if (row && text !== undefined && (text !== held?.text || place !== held.place)) setHeld({ row, text, place });
  return useMemo(
    () => (row === undefined && held?.row.id === opened ? rows.toSpliced(held.place, 0, held.row) : rows),
    [rows, row, held, opened],
  );
}
