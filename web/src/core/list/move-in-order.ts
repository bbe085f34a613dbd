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
 * neighbours, so that a move is one small write. Where no number is left between them, all rows are numbered anew.
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
