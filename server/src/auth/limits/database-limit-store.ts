import type { Database } from '#database/port.ts';
import type { LimitStore } from './limits.ts';

/** After this many counted requests, the store deletes the rows of expired rate-limit windows. */
const sweepEvery = 500;
/**
 * The tolerated difference between the clocks of two processes. A stored window normally ends no later than a window that
 * starts now. If it ends over a minute later, the store assumes that a clock was set back.
 */
const apart = `interval '1 minute'`;

/** Stores counts in the database. The server uses this store with PostgreSQL, which several processes may share. */
export function databaseLimitStore(database: Database): LimitStore {
  let sinceSweep = 0;
  return {
    add(key, windowSeconds, now) {
      return database.asOwner(async (transaction) => {
        sinceSweep += 1;
        if (sinceSweep >= sweepEvery) {
          sinceSweep = 0;
          // Skip rows that another process has locked for counting, to avoid a deadlock. The next sweep removes them.
          await transaction.query(
            `delete from auth.rate_limits where key in
             (select key from auth.rate_limits where expires_at <= $1 limit 5000 for update skip locked)`,
            [new Date(now).toISOString()],
          );
        }
        // Restart a window that has expired. Also restart a window whose end is too far in the future, because a clock was
        // set back. Such a window would block its client for too long.
        const { rows } = await transaction.query<{ points: number; expires_at: Date }>(
          `insert into auth.rate_limits as kept (key, points, expires_at) values ($1, 1, $2)
           on conflict (key) do update set
             points = case when kept.expires_at <= $3 or kept.expires_at > $2::timestamptz + ${apart} then 1 else kept.points + 1 end,
             expires_at = case when kept.expires_at <= $3 or kept.expires_at > $2::timestamptz + ${apart} then excluded.expires_at else kept.expires_at end
           returning points, expires_at`,
          [key, new Date(now + windowSeconds * 1000).toISOString(), new Date(now).toISOString()],
        );
        const row = rows[0];
        if (!row) throw new Error('a count came back empty');
        return { points: row.points, endsAt: row.expires_at.getTime() };
      });
    },
    async forget(key) {
      await database.asOwner((transaction) => transaction.query('delete from auth.rate_limits where key = $1', [key]));
    },
  };
}
