import type { NewOperation, Operation, RowValues } from '#core/rows/operation.ts';

/** What a new write does to what waits already: records to delete, a record to replace, or the write as a record of its own. */
export interface WritePlan {
  readonly forget: readonly number[];
  readonly replace?: Operation;
  readonly add?: NewOperation;
}

/**
 * Decides how a new write joins the outbox. Normally it is simply added: nothing is merged, as one record an operation is what can't
 * go wrong. But where the server refused an earlier write of the same row, editing the row again is how a person mends it, so
 * then everything of that row becomes one write that is tried afresh. `earlier`: what waits for this row, in order. Pure.
 */
export function planWrite(earlier: readonly Operation[], next: NewOperation): WritePlan {
  const [first] = earlier;
  if (!first || !earlier.some((operation) => operation.refusal)) return { forget: [], add: next };
  const all = earlier.map((operation) => operation.sequence);

  if (next.kind === 'remove') {
    // A row that the server never took needs no removal there.
    return first.kind === 'insert' ? { forget: all } : { forget: all, add: next };
  }
  // The person brought the row back after a removal that was refused: it is there, so what remains is to give it these values.
  if (first.kind === 'remove') return { forget: all, add: next.kind === 'insert' ? asChange(next) : next };

  let values: RowValues = {};
  let began: RowValues | undefined;
  for (const { began: seen = {}, values: written } of [...earlier, next]) {
    // The first version that was seen of a column stays, but not of one that an earlier write changed: no other device did.
    for (const column in seen) if (!(column in values)) began = { [column]: seen[column], ...began };
    values = { ...values, ...written };
  }
  const { refusal: _mended, ...mended } = first;
  return { forget: all.slice(1), replace: { ...mended, values, began } };
}

/** An insert as a change of the row that is there; identity and birth of a row never change. */
function asChange({ values, ...rest }: NewOperation): NewOperation {
  const { id: _id, created_at: _createdAt, ...columns } = values;
  return { ...rest, kind: 'change', values: columns };
}
