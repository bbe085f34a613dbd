import type { Operation, Row, RowValues } from './operation.ts';
import { answering, inScope, type Scope, sortRows } from './scope.ts';

/**
 * A write that the server accepted, with the row that the server returned. `row` is undefined if the server returned none,
 * for example if the row to remove was already gone.
 */
export interface Settled {
  readonly operation: Operation;
  readonly row?: Row | undefined;
}

/**
 * The cached rows after the server accepted a write. Update them at the moment when the operation leaves the outbox, so that
 * nothing flickers. Pure.
 */
export function applyAcceptedWrite(rows: readonly Row[], scope: Scope, { operation, row }: Settled): readonly Row[] {
  const { kind, rowId } = operation;
  if (scope.kind === 'own') {
    if (kind === 'remove') return [];
    const [known] = rows;
    const next = row ?? merged(known, operation);
    return next ? [next] : rows;
  }
  const known = rows.find(({ id }) => id === rowId);
  const others = rows.filter(({ id }) => id !== rowId && id !== row?.id);
  if (kind === 'remove') return others;
  const next = row ?? merged(known, operation);
  if (!next) return rows;
  return inScope(next, scope) ? answering(sortRows([...others, next]), scope) : others;
}

/** The resulting row if the server did not return it. */
function merged(known: Row | undefined, { kind, rowId, base, values }: Operation): Row | undefined {
  const before: RowValues | undefined = known ?? base;
  if (!before && kind === 'change') return undefined;
  return { ...before, ...values, id: known?.id ?? rowId };
}
