import type { Transaction } from '#database/port.ts';

/**
 * A session that nobody used for so long has ended, and so has one that began so long ago: what a lost device or a copied token can do ends
 * by itself, and who opens the journal now and then need not sign in each time.
 */
const idleDays = 90;
const longestDays = 365;
const dayMilliseconds = 86_400_000;

/** The moments before which a session must not have been used last, and not have begun. */
function ends(now: Date): { used: Date; begun: Date } {
  const before = (days: number) => new Date(now.getTime() - days * dayMilliseconds);
  return { used: before(idleDays), begun: before(longestDays) };
}

/** Whether a session has ended by its age, or by the end that somebody set for it. */
export function isOver(session: { not_after: Date | null; created_at: Date; used_at: Date }, now: Date): boolean {
  const { used, begun } = ends(now);
  if (session.not_after && session.not_after <= now) return true;
  return session.used_at < used || session.created_at < begun;
}

/** Deletes the sessions that have ended: nobody can use them, and they reveal when a person was where. */
export async function sweepSessions(transaction: Transaction, now: Date): Promise<void> {
  const { used, begun } = ends(now);
  await transaction.finish(
    `delete from auth.sessions where coalesce(refreshed_at, created_at) < $1 or created_at < $2 or not_after <= $3`,
    [used.toISOString(), begun.toISOString(), now.toISOString()],
  );
}
