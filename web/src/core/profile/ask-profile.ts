import type { Row } from '#core/outbox/operation.ts';
import { readProblemOf } from '#core/records/read-problem.ts';
import type { AskServer } from '#core/records/rows-query.ts';
import { currentUserId } from '#core/session/current-user-id.ts';

/** The specification's own call: profiles where id equals the current user, a single row. No such row (PGRST116) is an answer too. */
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
