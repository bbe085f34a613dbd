import { useRef, useState } from 'react';
/** A sortable row. */
export interface Placed {
  readonly id: string;
  /** Any number. Rows are sorted by position. */
  readonly position: number;
}

/** Rows in the person's order; equal positions sort by id, the same on every device. */
export function inOrder<Row extends Placed>(rows: readonly Row[]): readonly Row[] {
  return [...rows].sort((one, other) => one.position - other.position || (one.id < other.id ? -1 : 1));
}

/** The position of a new row at the end of the list. */
export function lastPosition(rows: readonly Placed[]): number {
  return Math.max(0, ...rows.map(({ position }) => Math.floor(position))) + 1;
}

/**
 * The rows to write when a row moves to index `place` (from 0). Normally this is only the moved row, whose new position is
 * halfway between its new neighbours. If no number fits between them, all rows are renumbered.
 */
export function moveInOrder(rows: readonly Placed[], id: string, place: number): readonly Placed[] {
  const moved = rows.find((row) => row.id === id);
  if (!moved) return [];
  const others = rows.filter((row) => row.id !== id);
  const next = [...others.slice(0, place), moved, ...others.slice(place)];
  if (next.every((row, index) => row === rows[index])) return [];
  const before = others[place - 1]?.position;
  const after = others[place]?.position;
  const position =
    before === undefined ? (after ?? 1) - 1 : after === undefined ? Math.floor(before) + 1 : (before + after) / 2;
  const fits = (before === undefined || before < position) && (after === undefined || position < after);
  if (fits) return [{ id, position }];
  return next.flatMap((row, index) => (row.position === index + 1 ? [] : [{ id: row.id, position: index + 1 }]));
}

/**
 * Optimistic order of rows: a moved row shows at its new place at once. `write` stores the changed rows and reports a failure
 * itself. After a failure the rows return to their old places.
 */
export function useMovedRows<Row extends Placed>(
  rows: readonly Row[],
  write: (changes: readonly Placed[]) => Promise<void>,
): { readonly ordered: readonly Row[]; readonly move: (id: string, place: number, among?: readonly Placed[]) => void } {
  const [moved, setMoved] = useState<ReadonlyMap<string, number>>(new Map());
  const writing = useRef(0);
  const ordered = inOrder(rows.map((row) => ({ ...row, position: moved.get(row.id) ?? row.position })));
  return {
    ordered,
    /** `among`: the rows of one group, if only part of the list is sorted. */
    move(id, place, among = ordered) {
      const changes = moveInOrder(among, id, place);
      setMoved((before) => new Map([...before, ...changes.map((row) => [row.id, row.position] as const)]));
      writing.current += 1;
      void write(changes).finally(() => {
        writing.current -= 1;
        if (writing.current === 0) setMoved(new Map());
      });
    },
  };
}
