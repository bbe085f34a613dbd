import type { Database } from '#database/port.ts';
import type { LimitStore } from './limits.ts';

/** Ended windows are swept once in so many counts. */
const sweepEvery = 500;
/** So far may the clocks of two processes be apart before a window that ends late means that a clock was set back. */
const apart = `interval '1 minute'`;

/** Counts in the database: for PostgreSQL, which several processes may share. */
export function databaseLimitStore(database: Database): LimitStore {
  let sinceSweep = 0;
  return {
    add(key, windowSeconds, now) {
      return database.asOwner(async (transaction) => {
        sinceSweep += 1;
        if (sinceSweep >= sweepEvery) {
          sinceSweep = 0;
          // Rows that another process is counting on right now are left for the next sweep: no deadlock.
          await transaction.query(
            `delete from auth.rate_limits where key in
             (select key from auth.rate_limits where expires_at <= $1 limit 5000 for update skip locked)`,
            [new Date(now).toISOString()],
          );
        }
        // A window that ends later than one that begins now is from before a clock was set back, and counts no more.
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
