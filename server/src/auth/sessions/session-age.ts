import type { Transaction } from '#database/port.ts';

/**
 * A session ends after `idleDays` without use, and `longestDays` after it began. These limits reduce the damage of a lost device
 * or copied token, and still let occasional users stay signed in.
 */
const idleDays = 90;
const longestDays = 365;
const dayMilliseconds = 86_400_000;

/** The bounds of a valid session: its last use must not be before `used`, and its start not before `begun`. */
function ends(now: Date): { used: Date; begun: Date } {
  const before = (days: number) => new Date(now.getTime() - days * dayMilliseconds);
  return { used: before(idleDays), begun: before(longestDays) };
}

/** Whether a session has ended, by its age or by an explicit end (`not_after`). */
export function isOver(session: { not_after: Date | null; created_at: Date; used_at: Date }, now: Date): boolean {
  const { used, begun } = ends(now);
  if (session.not_after && session.not_after <= now) return true;
  return session.used_at < used || session.created_at < begun;
}

/** Deletes ended sessions. They are useless, and they reveal when a user used which device. */
export async function sweepSessions(transaction: Transaction, now: Date): Promise<void> {
  const { used, begun } = ends(now);
  await transaction.finish(
    `delete from auth.sessions where coalesce(refreshed_at, created_at) < $1 or created_at < $2 or not_after <= $3`,
    [used.toISOString(), begun.toISOString(), now.toISOString()],
  );
}
