import { ownRowId, type Operation, type Row } from './operation.ts';
import { answering, inScope, type Scope, sortRows } from './scope.ts';

/** Saving state of a row: on the server; pending on this device; or refused by the server, with the reason in the outbox. */
export type SavingState = 'saved' | 'on-device' | 'refused';

/** A row as a page sees it. */
export type Recorded<Columns extends object = Row> = Columns & { readonly id: string; readonly saving: SavingState };

/**
 * The server's rows with pending operations applied in order. Pure. The caller filters operations by table. An operation
 * whose result is already in `rows` changes only `saving`.
 */
export function applyOperations(rows: readonly Row[], operations: readonly Operation[], scope: Scope): readonly Recorded[] {
  const shown = new Map<string, Recorded>(rows.map((row) => [keyOf(row, scope), { ...row, saving: 'saved' as const }]));
  for (const operation of operations) {
    const { kind, rowId } = operation;
    const key = scope.kind === 'own' ? ownRowId : kind === 'put' ? (firstKey(shown) ?? ownRowId) : rowId;
    const known = shown.get(key);
    const saving: SavingState = operation.refusal || known?.saving === 'refused' ? 'refused' : 'on-device';
    if (kind === 'remove') {
      // After a refused removal the row still exists and is marked refused.
      if (!operation.refusal) shown.delete(key);
      else if (known) shown.set(key, { ...known, saving });
    } else if (kind === 'change') {
      const before = known ?? operation.base;
      if (before) shown.set(key, { ...before, ...operation.values, id: rowId, saving });
    } else if (kind === 'insert') {
      shown.set(key, { created_at: operation.madeAt, ...operation.values, id: rowId, saving });
    } else {
      shown.set(key, { ...known, ...operation.values, id: known?.id ?? ownRowId, saving });
    }
  }
  return answering(sortRows([...shown.values()].filter((row) => inScope(row, scope))), scope);
}

/** A row of a one-row-per-person table always has the key `ownRowId`, because a `put` has no id. */
function keyOf(row: Row, scope: Scope): string {
  return scope.kind === 'own' ? ownRowId : row.id;
}

function firstKey(rows: ReadonlyMap<string, unknown>): string | undefined {
  return rows.keys().next().value;
}
