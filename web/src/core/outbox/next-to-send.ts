import type { Operation } from './operation.ts';

/** The name of a row within the outbox. */
export function rowKey({ table, rowId }: Pick<Operation, 'table' | 'rowId'>): string {
  return `${table}/${rowId}`;
}

/**
 * The write that goes next: the oldest that may. What comes after a refused write of the same row is held back: sent without the
 * one before, it would make something that the person never saw. Other rows don't wait. `passedOver` holds rows that the server
 * keeps failing on in this pass. An agreement that it keeps failing on holds back all that came after it, which the server would refuse for want
 * of it. Pure.
 */
export function nextToSend(operations: readonly Operation[], passedOver: ReadonlySet<string>): Operation | undefined {
  const heldBack = new Set(passedOver);
  for (const operation of operations) {
    if (operation.refusal) heldBack.add(rowKey(operation));
    else if (operation.table === 'consents' && heldBack.has(rowKey(operation))) return undefined;
    else if (!heldBack.has(rowKey(operation))) return operation;
  }
  return undefined;
}
