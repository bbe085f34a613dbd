import { queryOptions } from '@tanstack/react-query';
import type { Row } from '#core/outbox/operation.ts';
import { dataClient } from '#core/wire/data-client.ts';
import { retryAfter } from '#core/wire/retry-after.ts';
import { growingWait } from '#lib/growing-wait.ts';
import { fetchRows } from './fetch-rows.ts';
import { keepRows, readKeptRows } from './kept-rows.ts';
import { lastProblem } from './last-problem.ts';
import { ReadProblem } from './read-problem.ts';
import { rowsKey } from './rows-key.ts';
import type { Scope } from './scope.ts';
import { writesTaken } from './settle-in-memory.ts';

/** How a question is put to the server: `fetchRows` unless a table is asked in a way of its own. */
export type AskServer = typeof fetchRows;

/** The longest wait before a question without an answer is asked again, in ms; the first is 8 s. */
const longestWait = 60_000;
/** The interval for a retry whose time passed while the page was hidden, in ms: the library ignores an interval of 0. */
const atOnce = 1000;

/** How the read cache answers a question: what is kept on the device at once, then what the server says. */
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
      if (client.getQueryData(queryKey) === undefined) {
        const kept = await readKeptRows(userId, table, scope);
        if (kept && client.getQueryData(queryKey) === undefined) {
          client.setQueryData(queryKey, kept.rows, { updatedAt: kept.keptAt });
        }
      }
      for (;;) {
        const before = writesTaken(userId, table);
        const rows = await ask(dataClient(), table, scope, signal).catch((problem: unknown) => {
          throw withRetry(problem, lastProblem(queryKey));
        });
        // The server took a write while it answered: its answer may be from before. Ask again rather than let a row blink.
        if (before !== writesTaken(userId, table)) continue;
        signal.throwIfAborted();
        await keepRows(userId, table, scope, rows);
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
