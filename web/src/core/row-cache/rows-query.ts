import { queryOptions, type Query } from '@tanstack/react-query';
import type { Row } from '#core/rows/operation.ts';
import { dataClient } from '#core/wire/data-client.ts';
import { retryAfter } from '#core/server/response-headers.ts';
import { growingWait } from '#lib/growing-wait.ts';
import { fetchRows } from './fetch-rows.ts';
import { storeRows, readStoredRows } from './stored-rows.ts';
import { ReadProblem } from './read-problem.ts';
import { rowsKey, queryClient, type RowsKey } from './query-client.ts';
import type { Scope } from '#core/rows/scope.ts';
import { writesTaken } from './settle-in-memory.ts';

/** How a question is put to the server: `fetchRows` unless a table is asked in a way of its own. */
export type AskServer = typeof fetchRows;

/** The longest wait before a question without an answer is asked again, in ms; the first is 8 s. */
const longestWait = 60_000;
/** The interval for a retry whose time passed while the page was hidden, in ms: the library ignores an interval of 0. */
const atOnce = 1000;

/** The query of one table and scope: the rows stored on the device until the server answers. */
export function rowsQuery(userId: string, table: string, scope: Scope, ask: AskServer = fetchRows) {
  const queryKey = rowsKey(userId, table, scope);
  return queryOptions<readonly Row[], ReadProblem, readonly Row[], typeof queryKey>({
    queryKey,
    retry: false,
    // A server that was out of reach or failing is asked again after growing waits; a refusal waits for the person.
    refetchInterval: ({ state }) => (state.error?.retry ? Math.max(state.error.retry.at - Date.now(), atOnce) : false),
    // The page shows the time of the next try: if it passed while the page was hidden, the try follows at once.
    refetchOnWindowFocus: ({ state }) => (state.error?.retry ? 'always' : true),
    queryFn: async ({ client, signal }) => {
      const isUnknown = () => client.getQueryData(queryKey) === undefined && !signal.aborted;
      // Asked together: a device whose store opens slowly must not delay the server's answer.
      const shown = isUnknown()
        ? readStoredRows(userId, table, scope).then((stored) => {
            if (stored && isUnknown()) client.setQueryData(queryKey, stored.rows, { updatedAt: stored.keptAt });
          })
        : undefined;
      for (;;) {
        const before = writesTaken(userId, table);
        const rows = await ask(dataClient(), table, scope, signal).catch(async (problem: unknown) => {
          // Rows that are set after an error would hide it, and end its retries.
          await shown;
          throw withRetry(problem, lastProblem(queryKey));
        });
        // The server took a write while it answered: its answer may be from before. Ask again rather than let a row blink.
        if (before !== writesTaken(userId, table)) continue;
        signal.throwIfAborted();
        await storeRows(userId, table, scope, rows);
        if (before === writesTaken(userId, table)) return rows;
      }
    },
  });
}

/** Says of a question without an answer when it is asked again: after a growing wait, and not before the server wants it. */
function withRetry(problem: unknown, before: ReadProblem | undefined): unknown {
  if (!(problem instanceof ReadProblem) || problem.kind === 'refused') return problem;
  const failures = (before?.retry?.failures ?? 0) + 1;
  problem.retry = { failures, at: Date.now() + Math.max(growingWait(failures + 3, longestWait), retryAfter()) };
  return problem;
}

/**
 * The read cache forgets why a question had no answer as soon as it asks again. A page would go back to "loading" each time, take its
 * parts away, and a part that asks when it comes would do so for ever. So the reason is kept while somebody looks at the question.
 */
const problems = new WeakMap<object, ReadProblem>();

queryClient.getQueryCache().subscribe(({ type, query }) => {
  const { error } = query.state as Query['state'];
  if (error instanceof ReadProblem) problems.set(query, error);
  else if (query.state.status === 'success') problems.delete(query);
  if (type === 'observerRemoved' && query.getObserversCount() === 0) problems.delete(query);
});

/** Why this question had no answer when it was last asked, as long as it has been looked at since. */
export function lastProblem(key: RowsKey): ReadProblem | undefined {
  const query = queryClient.getQueryCache().find({ queryKey: key, exact: true });
  return query && problems.get(query);
}
