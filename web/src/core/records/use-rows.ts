import { useQuery, type Query } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { getOutboxState, subscribeToOutbox } from '#core/outbox/current-outbox.ts';
import type { Row } from '#core/outbox/operation.ts';
import { useUser } from '#core/session/session.ts';
import { applyOperations, type Recorded } from './apply-operations.ts';
import { lastProblem } from './last-problem.ts';
import { queryClient } from './query-client.ts';
import type { ReadProblem } from './read-problem.ts';
import { rowsKey } from './rows-key.ts';
import { rowsTaken } from './rows-taken.ts';
import { rowsQuery, type AskServer } from './rows-query.ts';
import type { Scope } from './scope.ts';

/**
 * - `loading`: nothing is known yet. Once this has passed it never comes back while somebody looks.
 * - `ready`: what the server said, or says in a moment.
 * - `offline`: the server can't be reached; the rows are those kept on this device when it last answered.
 * - `absent`: the server can't be reached and no answer of before is kept: nobody knows whether there is anything.
 * - `failed`: the server did not answer the question, by will or by fault; `retry` asks again. Words: `core` `errors.loadingEntries`.
 */
export type ReadingState = 'loading' | 'ready' | 'offline' | 'absent' | 'failed';

/** Asks again; resolves when there is an answer, or none. */
export interface Retry {
  (): Promise<void>;
  /** When the question is asked again by itself, in ms since 1970. */
  readonly comesAt?: number | undefined;
}

/** Rows and how well they are known. */
export interface Reading<Columns extends object = Row> {
  readonly rows: readonly Recorded<Columns>[];
  readonly state: ReadingState;
  /** Whether the rows come from the server, now or cached. While false, an empty list does not mean that there are no rows. */
  readonly known: boolean;
  /** Whether the server refuses these rows to this session. A server that is busy, failing or out of reach refuses nothing. */
  readonly denied: boolean;
  readonly retry: Retry;
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
    // What the server took leaves the outbox and is among its rows in the same moment.
    return applyOperations(data ?? rowsTaken(userId, table), operations, JSON.parse(scopeText) as Scope);
  }, [data, outbox.operations, userId, table, scopeText]);

  const told = data !== undefined;
  const problem = error ?? (told ? undefined : lastProblem(rowsKey(userId, table, scope)));
  const state = outbox.ready ? stateOf(problem, told) : 'loading';
  const comesAt = problem?.retry?.at;
  const retry = useMemo(() => {
    const ask = async () => {
      const answered = refetch();
      askFailedAgain(userId);
      await answered;
    };
    return Object.assign(ask, { comesAt });
  }, [refetch, userId, comesAt]);
  const known = outbox.ready && told;
  return { rows: rows as unknown as readonly Recorded<Columns>[], state, known, denied: problem?.denied === true, retry };
}

/** One press is meant for the page: what else it could not have is asked for too. */
function askFailedAgain(userId: string): void {
  const failed = ({ state }: Query) => state.error !== null;
  void queryClient.refetchQueries(
    { type: 'active', queryKey: ['rows', userId], predicate: failed },
    { cancelRefetch: false },
  );
}

function stateOf(problem: ReadProblem | undefined, told: boolean): ReadingState {
  if (problem === undefined) return told ? 'ready' : 'loading';
  if (problem.kind !== 'unreachable') return 'failed';
  return told ? 'offline' : 'absent';
}

const allRows: Scope = { kind: 'all' };
