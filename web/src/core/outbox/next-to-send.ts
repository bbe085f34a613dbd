import type { Operation } from '#core/rows/operation.ts';

/** The name of a row within the outbox. */
export function rowKey({ table, rowId }: Pick<Operation, 'table' | 'rowId'>): string {
  return `${table}/${rowId}`;
}

/**
 * The oldest write that may be sent now. Writes behind a refused one of the same row wait, because sent without it they would make a row that the
 * person never saw. `passedOver` are rows whose writes failed in this pass; behind a failing prerequisite every later write waits. Pure.
 */
export function nextToSend(operations: readonly Operation[], passedOver: ReadonlySet<string>): Operation | undefined {
  const heldBack = new Set(passedOver);
  for (const operation of operations) {
    if (operation.refusal) heldBack.add(rowKey(operation));
    else if (operation.isPrerequisite && heldBack.has(rowKey(operation))) return undefined;
    else if (!heldBack.has(rowKey(operation))) return operation;
  }
  return undefined;
}
