import { useRef, useState } from 'react';
/** A row that has its place among others. */
export interface Placed {
  readonly id: string;
  /** Any number; the rows stand in the order of their positions. */
  readonly position: number;
}

/** Rows in the person's order; where two positions are the same, the ids decide, on every device alike. */
export function inOrder<Row extends Placed>(rows: readonly Row[]): readonly Row[] {
  return [...rows].sort((one, other) => one.position - other.position || (one.id < other.id ? -1 : 1));
}

/** The position of a row that comes last. */
export function lastPosition(rows: readonly Placed[]): number {
  return Math.max(0, ...rows.map(({ position }) => Math.floor(position))) + 1;
}

/**
 * Which rows change when one moves to a place (counted from 0) among rows in order: normally that row alone, halfway between its new
 * neighbours, so that a move is one small write. Where no number is left between them, all rows are numbered again.
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
 * Rows in the person's order, which stand at their new place at once, while the write of it is on its way to this device. `write` gets the rows
 * that change and says itself what it could not keep; the rows are then where they were.
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
    /** `among`: the rows of one group, where only a part of the list is put in order. */
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
