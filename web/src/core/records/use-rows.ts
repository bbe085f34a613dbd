import { useQuery, type Query } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { getOutboxState, subscribeToOutbox } from '#core/outbox/current-outbox.ts';
import type { OutboxState } from '#core/outbox/outbox-dependencies.ts';
import type { Row } from '#core/rows/operation.ts';
import { useUser } from '#core/session/session.ts';
import { applyOperations, type Recorded } from '#core/rows/apply-operations.ts';
import { queryClient, rowsKey } from '#core/row-cache/query-client.ts';
import type { ReadProblem } from '#core/row-cache/read-problem.ts';
import { rowsTaken } from '#core/row-cache/apply-write-to-cache.ts';
import { rowsQuery, type AskServer, lastProblem } from '#core/row-cache/rows-query.ts';
import type { Scope } from '#core/rows/scope.ts';
import type { CalendarDate } from '@cogn/shared/calendar-date.ts';

/**
 * State of a query.
 * - `loading`: nothing is known yet. A query in use never returns to this state.
 * - `ready`: the last known rows; a refetch may be in progress.
 * - `offline`: the server is unreachable; the rows are its last response, stored on this device.
 * - `absent`: the server is unreachable and no response is stored, so rows may exist.
 * - `failed`: the server refused or failed; `retry` asks again. Message: `core` `errors.loadingEntries`.
 */
export type QueryState = 'loading' | 'ready' | 'offline' | 'absent' | 'failed';

/** Retries the query; resolves once the request has ended. */
export interface Retry {
  (): Promise<void>;
  /** Time of the next automatic retry, in ms since 1970. */
  readonly comesAt?: number | undefined;
}

/** The rows and the state of their query. */
export interface RowsResult<Columns extends object = Row> {
  readonly rows: readonly Recorded<Columns>[];
  readonly state: QueryState;
  /** Whether the server's rows, fresh or cached, and the pending changes are known. If not, an empty list may be wrong. */
  readonly known: boolean;
  /** Whether the server refuses these rows to this session. A busy, failing or unreachable server does not count. */
  readonly denied: boolean;
  readonly retry: Retry;
}

/** The person's rows of a table in a scope. `useEntries` and `useOwnRow` are simpler variants. */
export function useRows<Columns extends object = Row>(
  table: string,
  scope: Scope = allRows,
  ask?: AskServer,
  repeats?: Repeats,
): RowsResult<Columns> {
  const userId = useUser()?.id ?? '';
  const query = useQuery({ ...rowsQuery(userId, table, scope, ask), enabled: userId !== '' }, queryClient);
  const outbox = useSyncExternalStore(subscribeToOutbox, getOutboxState);
  const { data, error, refetch } = query;
  // Callers create the scope inline, so compare its content.
  const scopeText = JSON.stringify(scope);

  const rows = useMemo(() => {
    const operations = outbox.operations.filter((operation) => operation.table === table);
    // An accepted write leaves the outbox and joins the cached rows at the same moment, so its row never disappears in
    // between.
    const read = JSON.parse(scopeText) as Scope;
    const found = applyOperations(data ?? rowsTaken(userId, table), operations, read);
    return repeats && read.kind === 'dates' ? repeats(found, read.from, read.to) : found;
  }, [data, outbox.operations, userId, table, scopeText, repeats]);

  const hasData = data !== undefined;
  const problem = error ?? (hasData ? undefined : lastProblem(rowsKey(userId, table, scope)));
  const state = stateOf(outbox, problem, hasData);
  const comesAt = problem?.retry?.at;
  const retry = useMemo(() => {
    const ask = async () => {
      const answered = refetch();
      askFailedAgain(userId);
      await answered;
    };
    return Object.assign(ask, { comesAt });
  }, [refetch, userId, comesAt]);
  const known = isKnown(outbox, hasData);
  return { rows: rows as unknown as readonly Recorded<Columns>[], state, known, denied: problem?.denied === true, retry };
}

/** The retry button is for the whole page, so retry all of the page's failed queries. */
function askFailedAgain(userId: string): void {
  const failed = ({ state }: Query) => state.error !== null;
  void queryClient.refetchQueries(
    { type: 'active', queryKey: ['rows', userId], predicate: failed },
    { cancelRefetch: false },
  );
}

/**
 * Whether the rows are known. They are unknown until the outbox has been read from the device: a dose whose answer is
 * pending in the outbox would look unanswered.
 */
export const isKnown = ({ ready }: Pick<OutboxState, 'ready'>, hasData: boolean): boolean => ready && hasData;

/**
 * The state of a query. It is `loading` until the outbox is read, except if that takes too long and the server's rows have
 * arrived.
 */
export function stateOf(
  { ready, late }: Pick<OutboxState, 'ready' | 'late'>,
  problem: ReadProblem | undefined,
  hasData: boolean,
): QueryState {
  if (!ready && !(late && hasData)) return 'loading';
  if (problem === undefined) return hasData ? 'ready' : 'loading';
  if (problem.kind !== 'unreachable') return 'failed';
  return hasData ? 'offline' : 'absent';
}

const allRows: Scope = { kind: 'all' };

/** Whether the person has any row in a table, saved or pending; fetches one row. False while unknown. */
export function useHasRows(table: string): boolean {
  return useRows(table, { kind: 'any' }).rows.length > 0;
}

/** The person's single row of a one-row-per-person table (settings of a page). Undefined if there is none. */
export function useOwnRow<Columns extends object = Row>(
  table: string,
): Omit<RowsResult<Columns>, 'rows'> & { readonly row: Recorded<Columns> | undefined } {
  const { rows, ...reading } = useRows<Columns>(table, { kind: 'own' });
  return { ...reading, row: rows[0] };
}

/** The days to read: one day, a span with both ends included, or single days that may be far apart. */
export type DaysAskedFor =
  | { readonly date: CalendarDate }
  | { readonly from: CalendarDate; readonly to: CalendarDate }
  | { readonly days: readonly CalendarDate[] };

/** Expands repeating rows: returns the rows from `from` to `to`, with each repeating row once for each of its days. */
export type Repeats = <Of extends object>(rows: readonly Of[], from: CalendarDate, to: CalendarDate) => readonly Of[];

/**
 * The person's entries of a journal's table on these days, oldest first. For a table with repeating rows pass its
 * `Journal.repeats`, with one day or a span: for single `days` it has no effect.
 */
export function useEntries<Columns extends object = Row>(
  table: string,
  days: DaysAskedFor,
  repeats?: Repeats,
): RowsResult<Columns> {
  return useRows<Columns>(table, scopeOf(days, repeats && true), undefined, repeats);
}

function scopeOf(days: DaysAskedFor, repeats: true | undefined): Scope {
  if ('days' in days) return { kind: 'in', column: 'date', values: days.days };
  const { from, to } = 'date' in days ? { from: days.date, to: days.date } : days;
  return { kind: 'dates', from, to, repeats };
}
