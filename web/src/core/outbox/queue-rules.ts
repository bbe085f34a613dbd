import type { NewOperation, Operation, RowValues } from '#core/rows/operation.ts';

/** How a new write changes the queue: records to delete, a record to replace, or a record to add. */
export interface WritePlan {
  readonly forget: readonly number[];
  readonly replace?: Operation;
  readonly add?: NewOperation;
}

/**
 * Decides how a new write joins the outbox. Normally it is added and nothing is merged. After a refused write of the same row, editing is
 * how a person corrects it, so all pending writes of the row merge into one and are retried. `earlier`: the row's pending writes, in order.
 * Pure.
 */
export function planWrite(earlier: readonly Operation[], next: NewOperation): WritePlan {
  const [first] = earlier;
  if (!first || !earlier.some((operation) => operation.refusal)) return { forget: [], add: next };
  const all = earlier.map((operation) => operation.sequence);

  if (next.kind === 'remove') {
    // A row that the server never had needs no removal there.
    return first.kind === 'insert' ? { forget: all } : { forget: all, add: next };
  }
  // The person restored the row after a refused removal: it still exists, so only its values remain to be written.
  if (first.kind === 'remove') return { forget: all, add: next.kind === 'insert' ? asChange(next) : next };

  let values: RowValues = {};
  let began: RowValues | undefined;
  for (const { began: seen = {}, values: written } of [...earlier, next]) {
    // Keep the version first seen of a column, unless an earlier pending write changed that column: that was no other device.
    for (const column in seen) if (!(column in values)) began = { [column]: seen[column], ...began };
    values = { ...values, ...written };
  }
  const { refusal: _mended, ...mended } = first;
  return { forget: all.slice(1), replace: { ...mended, values, began } };
}

/** Turns an insert into a change of the existing row; its id and creation time never change. */
function asChange({ values, ...rest }: NewOperation): NewOperation {
  const { id: _id, created_at: _createdAt, ...columns } = values;
  return { ...rest, kind: 'change', values: columns };
}

/** The key of a row within the outbox. */
export function rowKey({ table, rowId }: Pick<Operation, 'table' | 'rowId'>): string {
  return `${table}/${rowId}`;
}

/**
 * The oldest write that may be sent now. Writes behind a refused one of the same row wait, because alone they would create a row that the
 * person never saw. `passedOver` are rows whose writes failed in this pass; behind a failing prerequisite every later write waits. Pure.
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
