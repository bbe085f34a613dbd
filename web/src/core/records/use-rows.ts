import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { getOutboxState, subscribeToOutbox } from '#core/outbox/current-outbox.ts';
import type { Row } from '#core/outbox/operation.ts';
import { useUser } from '#core/session/use-user.ts';
import { applyOperations, type Recorded } from './apply-operations.ts';
import { queryClient } from './query-client.ts';
import { rowsQuery, type AskServer } from './rows-query.ts';
import type { Scope } from './scope.ts';

/**
 * - `loading`: nothing is known yet.
 * - `ready`: what the server said, or says in a moment.
 * - `offline`: the server can't be reached; the rows are those kept on this device, which may be none.
 * - `failed`: the server refused to answer; `retry` asks again. Words: `core` `errors.loadingEntries`.
 */
export type ReadingState = 'loading' | 'ready' | 'offline' | 'failed';

/** Rows and how well they are known. */
export interface Reading<Columns extends object = Row> {
  readonly rows: readonly Recorded<Columns>[];
  readonly state: ReadingState;
  /** The server's code when `failed`. */
  readonly code: string | undefined;
  readonly retry: () => void;
}

/** The person's rows of a table that belong to a scope. `useEntries` and `useOwnRow` are this with a kinder question. */
export function useRows<Columns extends object = Row>(
  table: string,
  scope: Scope = allRows,
  ask?: AskServer,
): Reading<Columns> {
  const userId = useUser()?.id ?? '';
  const query = useQuery({ ...rowsQuery(userId, table, scope, ask), enabled: userId !== '' }, queryClient);
  const outbox = useSyncExternalStore(subscribeToOutbox, getOutboxState);
  const { data, error, refetch } = query;
  // Callers write their scope in place; what it says is what counts.
  const scopeText = JSON.stringify(scope);

  const rows = useMemo(() => {
    const operations = outbox.operations.filter((operation) => operation.table === table);
    return applyOperations(data ?? [], operations, JSON.parse(scopeText) as Scope);
  }, [data, outbox.operations, table, scopeText]);

  const known = outbox.ready && (data !== undefined || error !== null);
  const state = !known ? 'loading' : error ? (error.kind === 'refused' ? 'failed' : 'offline') : 'ready';
  const retry = useCallback(() => void refetch(), [refetch]);
  return { rows: rows as unknown as readonly Recorded<Columns>[], state, code: error?.code, retry };
}

const allRows: Scope = { kind: 'all' };
