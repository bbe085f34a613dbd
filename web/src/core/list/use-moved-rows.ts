import { useRef, useState } from 'react';
import { inOrder, moveInOrder, type Placed } from './move-in-order.ts';

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
