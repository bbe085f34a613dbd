import type { Row } from '#core/outbox/operation.ts';
import { readProblemOf } from '#core/records/read-problem.ts';
import type { AskServer } from '#core/records/rows-query.ts';
import { currentUserId } from '#core/session/current-user-id.ts';

/** Selects the user's own row of `profiles` as a single object. No such row (PGRST116) is a valid result. */
export const askProfile: AskServer = async (client, table, _scope, signal) => {
  let query = client
    .from(table)
    .select()
    .eq('id', currentUserId() ?? '');
  if (signal) query = query.abortSignal(signal);
  const { data, error, status } = await query.single();
  if (data) return [data as unknown as Row];
  if (error?.code === 'PGRST116') return [];
  throw readProblemOf(status, error?.code);
};
