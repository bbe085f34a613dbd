import type { NewOperation, Operation, RowValues } from '#core/rows/operation.ts';

// What happens to a write that the server refuses with an error code, such as 42501: `refuse` in create-outbox.ts keeps the
// write on this device with the reason, and later writes of the same row wait. The person can edit the row again
// (`planWrite` merges the edit into the refused write), retry the write (`retry`) or discard it (`discard`).

/**
 * How a new write changes the queue. `forget`: the sequence numbers of operations to delete. `replace`: the new state of an
 * operation that stays. `add`: an operation to add.
 */
export interface WritePlan {
  readonly forget: readonly number[];
  readonly replace?: Operation;
  readonly add?: NewOperation;
}

/**
 * Decides how a new write joins the outbox. Normally it is added, and nothing is merged. If an earlier write of the same row
 * was refused, the new write is the person's correction. All pending writes of the row then merge into one write, which is
 * retried. An independent write is never merged. `earlier`: the row's pending writes, in order. Pure.
 */
export function planWrite(earlier: readonly Operation[], next: NewOperation): WritePlan {
  const [first] = earlier;
  if (!first || next.isIndependent || !earlier.some((operation) => operation.refusal)) return { forget: [], add: next };
  const all = earlier.map((operation) => operation.sequence);

  if (next.kind === 'remove') {
    // If the first pending write is the insert, the server never had the row, so there is nothing to remove there.
    return first.kind === 'insert' ? { forget: all } : { forget: all, add: next };
  }
  // The person restored the row after a refused removal. The row still exists on the server, so write only its values.
  if (first.kind === 'remove') return { forget: all, add: next.kind === 'insert' ? asChange(next) : next };

  let values: RowValues = {};
  let began: RowValues | undefined;
  for (const { began: seen = {}, values: written } of [...earlier, next]) {
    // `began` keeps the server's value of each column, as the first form showed it. Skip a column that an earlier pending
    // write set: later forms showed that write's value instead of the server's.
    for (const column in seen) if (!(column in values)) began = { [column]: seen[column], ...began };
    values = { ...values, ...written };
  }
  const { refusal: _mended, ...mended } = first;
  return { forget: all.slice(1), replace: { ...mended, values, began } };
}

/** Turns an insert into a change of the existing row. Omits the id and the creation time, which never change. */
function asChange({ values, ...rest }: NewOperation): NewOperation {
  const { id: _id, created_at: _createdAt, ...columns } = values;
  return { ...rest, kind: 'change', values: columns };
}

/** The key of a row within the outbox. */
export function rowKey({ table, rowId }: Pick<Operation, 'table' | 'rowId'>): string {
  return `${table}/${rowId}`;
}

/**
 * The oldest write that may be sent now. Writes after a refused write of the same row wait: sent alone, they would give
 * the row values that the person never saw together. `passedOver` has the keys (`rowKey`) of the rows whose writes failed in
 * this round. If a failed write is a prerequisite, all later writes wait. Pure.
 */
export function nextToSend(operations: readonly Operation[], passedOver: ReadonlySet<string>): Operation | undefined {
  const blocked = new Set(passedOver);
  for (const operation of operations) {
    if (operation.refusal) blocked.add(rowKey(operation));
    else if (operation.isPrerequisite && blocked.has(rowKey(operation))) return undefined;
    else if (!blocked.has(rowKey(operation))) return operation;
  }
  return undefined;
}
