import type { Scope } from './scope.ts';

/** The name of a question in the read cache: whose rows, of which table, which of them. */
export type RowsKey = readonly ['rows', userId: string, table: string, scope: Scope];

export function rowsKey(userId: string, table: string, scope: Scope): RowsKey {
  return ['rows', userId, table, scope];
}

/** The same name as one text, for the device's store. */
export function keptKey(userId: string, table: string, scope: Scope): string {
  return `${userId}/${table}/${spanOf(scope)}`;
}

function spanOf(scope: Scope): string {
  if (scope.kind === 'days') return scope.days.join(',');
  if (scope.kind === 'last') return `..${scope.until}`;
  return scope.kind === 'dates' ? `${scope.from}..${scope.to}` : scope.kind;
}
