import type { Clock } from '#clock.ts';
import type { Database } from '#database/port.ts';
import { owesSecondFactor } from './session-is-alive.ts';

/**
 * Of many sessions those that still exist and have shown the second factor that their person has: the question of `sessionIsAlive`, asked of all at
 * once, by what serves people without their asking each time.
 */
export async function livingSessions(
  database: Database,
  sessionIds: readonly string[],
  clock: Clock,
): Promise<ReadonlySet<string>> {
  if (sessionIds.length === 0) return new Set();
  const { rows } = await database.asOwner((transaction) =>
    transaction.finish<{ id: string }>(
      `select id from auth.sessions session
       where id = any($1::uuid[]) and (not_after is null or not_after > $2)
         and not (${owesSecondFactor})`,
      [sessionIds, clock.now().toISOString()],
    ),
  );
  return new Set(rows.map(({ id }) => id));
}
