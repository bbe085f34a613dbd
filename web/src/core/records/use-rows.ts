import { useQuery, type Query } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { getOutboxState, subscribeToOutbox } from '#core/outbox/current-outbox.ts';
import type { Row } from '#core/rows/operation.ts';
import { useUser } from '#core/session/session.ts';
import { applyOperations, type Recorded } from '#core/rows/apply-operations.ts';
import { queryClient, rowsKey } from '#core/row-cache/query-client.ts';
import type { ReadProblem } from '#core/row-cache/read-problem.ts';
import { rowsTaken } from '#core/row-cache/settle-in-memory.ts';
import { rowsQuery, type AskServer, lastProblem } from '#core/row-cache/rows-query.ts';
import type { Scope } from '#core/rows/scope.ts';
import type { CalendarDate } from '@cogn/shared/calendar-date.ts';

/**
 * - `loading`: nothing is known yet. Once this has passed it never comes back while somebody looks.
 * - `ready`: what the server said, or says in a moment.
 * - `offline`: the server can't be reached; the rows are those stored on this device from its last response.
 * - `absent`: the server can't be reached and no earlier response is stored: it is unknown whether there are rows.
 * - `failed`: the server did not answer the question, by will or by fault; `retry` asks again. Words: `core` `errors.loadingEntries`.
 */
export type QueryState = 'loading' | 'ready' | 'offline' | 'absent' | 'failed';

/** Asks again; resolves when there is an answer, or none. */
export interface Retry {
  (): Promise<void>;
  /** When the question is asked again by itself, in ms since 1970. */
  readonly comesAt?: number | undefined;
}

/** Rows and how well they are known. */
export interface RowsResult<Columns extends object = Row> {
  readonly rows: readonly Recorded<Columns>[];
  readonly state: QueryState;
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
): RowsResult<Columns> {
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

function stateOf(problem: ReadProblem | undefined, told: boolean): QueryState {
  if (problem === undefined) return told ? 'ready' : 'loading';
  if (problem.kind !== 'unreachable') return 'failed';
  return told ? 'offline' : 'absent';
}

const allRows: Scope = { kind: 'all' };

/** Whether the person has anything in a table, now or still waiting on this device; one row is asked for. False while it isn't known. */
export function useHasRows(table: string): boolean {
  return useRows(table, { kind: 'any' }).rows.length > 0;
}

/** The person's single row of a table that has one a person (settings of a page). Undefined when they have none yet. */
export function useOwnRow<Columns extends object = Row>(
  table: string,
): Omit<RowsResult<Columns>, 'rows'> & { readonly row: Recorded<Columns> | undefined } {
  const { rows, ...reading } = useRows<Columns>(table, { kind: 'own' });
  return { ...reading, row: rows[0] };
}

/** One day, a span of days with both ends included, or single days far apart. */
export type DaysAskedFor =
  | { readonly date: CalendarDate }
  | { readonly from: CalendarDate; readonly to: CalendarDate }
  | { readonly days: readonly CalendarDate[] };

/** The person's entries of a journal's table on a day, in a span of days or on single days, oldest first. */
export function useEntries<Columns extends object = Row>(table: string, days: DaysAskedFor): RowsResult<Columns> {
  return useRows<Columns>(table, scopeOf(days));
}

function scopeOf(days: DaysAskedFor): Scope {
  if ('days' in days) return { kind: 'days', days: days.days };
  const { from, to } = 'date' in days ? { from: days.date, to: days.date } : days;
  return { kind: 'dates', from, to };
}
