import type { Transaction } from '#database/port.ts';

/**
 * The user's sessions to end. `global`: all; `local`: only the calling session; `others`: all except the calling session.
 */
export const scopes = ['global', 'local', 'others'] as const;
export type Scope = (typeof scopes)[number];

/** `sessionId` is the calling session; it is not needed to end all sessions. */
type Which = { scope: 'global'; userId: string } | { scope: Scope; userId: string; sessionId: string };

const conditions: Record<Scope, string> = {
  global: 'user_id = $1',
  local: 'user_id = $1 and id = $2',
  others: 'user_id = $1 and id <> $2',
};

/**
 * Ends sessions and their refresh tokens. Unless the scope is `local`, also deletes the PKCE codes with which another
 * device could still start a session. Returns the ids of the ended sessions, for `sessionsEnded`.
 */
export async function endSessions(transaction: Transaction, which: Which): Promise<string[]> {
  if (which.scope !== 'local') {
    await transaction.query('delete from auth.flow_state where user_id = $1', [which.userId]);
    // Also ends access that works without a session, such as the calendar feed. Product migrations define this SQL function.
    await transaction.query('select app.signed_out_elsewhere($1)', [which.userId]);
  }
  const { rows } = await transaction.query<{ id: string }>(
    `delete from auth.sessions where ${conditions[which.scope]} returning id`,
    which.scope === 'global' ? [which.userId] : [which.userId, which.sessionId],
  );
  return rows.map((row) => row.id);
}
