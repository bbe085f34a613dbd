import { QueryClient } from '@tanstack/react-query';
import type { Scope } from '#core/rows/scope.ts';

/**
 * The read cache in memory. `networkMode: 'always'` ignores `navigator.onLine`: a server on this machine needs no network.
 * The client is not mounted, so it does not refetch when the window gets focus or the network returns. Instead
 * core/live/refetch-on-changes.ts refetches.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { networkMode: 'always', staleTime: 15_000, gcTime: 15 * 60_000 },
  },
});

/** Key of a query in the read cache: user, table and scope. */
export type RowsKey = readonly ['rows', userId: string, table: string, scope: Scope];

export function rowsKey(userId: string, table: string, scope: Scope): RowsKey {
  return ['rows', userId, table, scope];
}

/** `rowsKey` as text, for the device's store. */
export function storedRowsKey(userId: string, table: string, scope: Scope): string {
  return `${userId}/${table}/${spanOf(scope)}`;
}

function spanOf(scope: Scope): string {
  if (scope.kind === 'in') return [scope.column, ...scope.values].join(',');
  if (scope.kind === 'last') return `..${scope.until}`;
  return scope.kind === 'dates' ? `${scope.from}..${scope.to}` : scope.kind;
}
