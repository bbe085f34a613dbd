import { queryOptions } from '@tanstack/react-query';
import type { Row } from '#core/outbox/operation.ts';
import { dataClient } from '#core/wire/data-client.ts';
import { fetchRows } from './fetch-rows.ts';
import { keepRows, readKeptRows } from './kept-rows.ts';
import type { ReadProblem } from './read-problem.ts';
import { rowsKey } from './rows-key.ts';
import type { Scope } from './scope.ts';
import { writesTaken } from './settle-in-memory.ts';

/** How a question is put to the server: `fetchRows` unless a table is asked in a way of its own. */
export type AskServer = typeof fetchRows;

/** In milliseconds. */
const askAgainAfter = 15_000;

/** How the read cache answers a question: what is kept on the device at once, then what the server says. */
export function rowsQuery(userId: string, table: string, scope: Scope, ask: AskServer = fetchRows) {
  const queryKey = rowsKey(userId, table, scope);
  return queryOptions<readonly Row[], ReadProblem, readonly Row[], typeof queryKey>({
    queryKey,
    retry: false,
    // A server that was out of reach or failing is asked again now and then; a refusal waits for the person.
    refetchInterval: ({ state }) => (state.error && state.error.kind !== 'refused' ? askAgainAfter : false),
    queryFn: async ({ client, signal }) => {
      if (client.getQueryData(queryKey) === undefined) {
        const kept = await readKeptRows(userId, table, scope);
        if (kept && client.getQueryData(queryKey) === undefined) {
          client.setQueryData(queryKey, kept.rows, { updatedAt: kept.keptAt });
        }
      }
      for (;;) {
        const before = writesTaken(userId, table);
        const rows = await ask(dataClient(), table, scope, signal);
        // The server took a write while it answered: its answer may be from before. Ask again rather than let a row blink.
        if (before !== writesTaken(userId, table)) continue;
        signal.throwIfAborted();
        await keepRows(userId, table, scope, rows);
        if (before === writesTaken(userId, table)) return rows;
      }
    },
  });
}
