import type { Transaction } from '#database/port.ts';

/** Which of a person's sessions: all, the one of the token, or all but that one. */
export const scopes = ['global', 'local', 'others'] as const;
export type Scope = (typeof scopes)[number];

const conditions: Record<Scope, string> = {
  global: 'user_id = $1 and $2::uuid is not null',
  local: 'user_id = $1 and id = $2::uuid',
  others: 'user_id = $1 and id <> $2::uuid',
};

/** Ends sessions with their refresh tokens. Answers the ids of those that were ended, to be told to `sessionsEnded`. */
export async function endSessions(
  transaction: Transaction,
  which: { scope: Scope; userId: string; sessionId: string },
): Promise<string[]> {
  const { rows } = await transaction.query<{ id: string }>(
    `delete from auth.sessions where ${conditions[which.scope]} returning id`,
    [which.userId, which.sessionId],
  );
  return rows.map((row) => row.id);
}
