import { queryOptions, type Query } from '@tanstack/react-query';
import type { Row } from '#core/rows/operation.ts';
import { dataClient } from '#core/wire/data-client.ts';
import { retryAfter } from '#core/server/response-headers.ts';
import { backoffDelay } from '#lib/backoff.ts';
import { fetchTogether } from './fetch-together.ts';
import { storeRows, readStoredRows } from './stored-rows.ts';
import { ReadProblem } from './read-problem.ts';
import { rowsKey, queryClient, type RowsKey } from './query-client.ts';
import type { Scope } from '#core/rows/scope.ts';
import { writesTaken } from './apply-write-to-cache.ts';

/**
 * The function that fetches a table. By default several reads share a request (`fetchTogether`). With `fetchRows` each read
 * has its own request.
 */
export type AskServer = typeof fetchTogether;

/** Longest backoff before a retry, in ms; the first is 8 s. */
const longestWait = 60_000;
/** How long a query waits for the device to store the fetched rows, in ms. After that, pages show the rows anyway. */
const longestStoring = 1000;
/** Delay of a retry that is already due, in ms: TanStack Query ignores 0. */
const atOnce = 1000;

/** The query of a table and scope. It shows the rows stored on the device until the server answers. */
export function rowsQuery(userId: string, table: string, scope: Scope, ask: AskServer = fetchTogether) {
  const queryKey = rowsKey(userId, table, scope);
  return queryOptions<readonly Row[], ReadProblem, readonly Row[], typeof queryKey>({
    queryKey,
    retry: false,
    // Retry an unreachable or failing server with backoff. After a refusal there is no automatic retry.
    refetchInterval: ({ state }) => (state.error?.retry ? Math.max(state.error.retry.at - Date.now(), atOnce) : false),
    queryFn: async ({ client, signal }) => {
      const isUnknown = () => client.getQueryData(queryKey) === undefined && !signal.aborted;
      // Read the device's store and ask the server in parallel: a slow store must not delay the server's response.
      const shown = isUnknown()
        ? readStoredRows(userId, table, scope).then((stored) => {
            if (stored && isUnknown()) client.setQueryData(queryKey, stored.rows, { updatedAt: stored.storedAt });
          })
        : undefined;
      for (;;) {
        const before = writesTaken(userId, table);
        const rows = await ask(dataClient(), table, scope, signal).catch(async (problem: unknown) => {
          // Wait for the stored rows: if they arrived after the error, they would clear it and end the retries.
          await shown;
          throw withRetry(problem, lastProblem(queryKey));
        });
        // The server accepted a write during the fetch, so the response may lack that write. Fetch again, so that the row
        // does not flicker.
        if (before !== writesTaken(userId, table)) continue;
        signal.throwIfAborted();
        // Show the rows even if the device's store does not answer.
        await Promise.race([storeRows(userId, table, scope, rows), new Promise((next) => setTimeout(next, longestStoring))]);
        if (before === writesTaken(userId, table)) return rows;
      }
    },
  });
}

/** Adds the time of the next retry: after a backoff, and not before the time that the server requested (Retry-After). */
function withRetry(problem: unknown, before: ReadProblem | undefined): unknown {
  if (!(problem instanceof ReadProblem) || problem.kind === 'refused') return problem;
  const failures = (before?.retry?.failures ?? 0) + 1;
  problem.retry = { failures, at: Date.now() + Math.max(backoffDelay(failures + 3, longestWait), retryAfter()) };
  return problem;
}

/**
 * The last error of each query in use. TanStack Query clears an error as soon as it refetches. Pages would then return to
 * "loading" and unmount their content, and a component that fetches on mount would loop.
 */
const problems = new WeakMap<object, ReadProblem>();

queryClient.getQueryCache().subscribe(({ type, query }) => {
  const { error } = query.state as Query['state'];
  if (error instanceof ReadProblem) problems.set(query, error);
  else if (query.state.status === 'success') problems.delete(query);
  if (type === 'observerRemoved' && query.getObserversCount() === 0) problems.delete(query);
});

/** The error of the query's last fetch, while components use the query. */
export function lastProblem(key: RowsKey): ReadProblem | undefined {
  const query = queryClient.getQueryCache().find({ queryKey: key, exact: true });
  return query && problems.get(query);
}
