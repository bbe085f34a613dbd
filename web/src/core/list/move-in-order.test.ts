import { describe, expect, it } from 'vitest';
import { inOrder, lastPosition, moveInOrder, type Placed } from './move-in-order.ts';

const rows: readonly Placed[] = [
  { id: 'a', position: 1 },
  { id: 'b', position: 2 },
  { id: 'c', position: 3 },
];

function after(before: readonly Placed[], id: string, place: number): readonly Placed[] {
  const changes = new Map(moveInOrder(before, id, place).map((row) => [row.id, row.position]));
  return inOrder(before.map((row) => ({ ...row, position: changes.get(row.id) ?? row.position })));
}
const ids = (placed: readonly Placed[]) => placed.map(({ id }) => id).join('');

describe('sorting rows', () => {
  it.each([
    ['a', 2, 'bca'],
    ['c', 0, 'cab'],
    ['a', 1, 'bac'],
  ])('moves %s to place %d with one write', (id, place, order) => {
    expect(moveInOrder(rows, id, place)).toHaveLength(1);
    expect(ids(after(rows, id, place))).toBe(order);
  });

  it('writes nothing if a row stays in place, or is gone', () => {
    expect(moveInOrder(rows, 'b', 1)).toEqual([]);
    expect(moveInOrder(rows, 'gone', 1)).toEqual([]);
  });

  it('sorts correctly after a thousand moves into the same gap', () => {
    let placed = rows;
    for (let turn = 0; turn < 1000; turn += 1) {
      const moved = placed[2] as Placed;
      placed = after(placed, moved.id, 1);
      expect(placed[1]?.id).toBe(moved.id);
    }
  });

  it('renumbers all rows if two devices gave the same position', () => {
    const same = inOrder(rows.map((row) => ({ ...row, position: 5 })));
    expect(ids(after(same, 'c', 1))).toBe('acb');
  });

  it('computes the position after the last row', () => {
    expect(lastPosition(rows)).toBe(4);
    expect(lastPosition([])).toBe(1);
  });
});
