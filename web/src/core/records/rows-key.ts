import type { Scope } from './scope.ts';

/** The name of a question in the read cache: whose rows, of which table, which of them. */
export type RowsKey = readonly ['rows', userId: string, table: string, scope: Scope];

export function rowsKey(userId: string, table: string, scope: Scope): RowsKey {
  return ['rows', userId, table, scope];
}

/** The same name as one text, for the device's store. */
export function keptKey(userId: string, table: string, scope: Scope): string {
  const span =
    scope.kind === 'dates' ? `${scope.from}..${scope.to}` : scope.kind === 'last' ? `..${scope.until}` : scope.kind;
  return `${userId}/${table}/${span}`;
}
