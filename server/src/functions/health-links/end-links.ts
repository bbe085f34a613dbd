import type { Database } from '#database/port.ts';

/** How many days after its end a link and its openings stay in the owner's list. */
const daysAfterEnd = 90;

/** How long a check of a passcode takes at most, in minutes. */
const checkMinutes = 2;

/**
 * Ends expired links, which deletes their content, and deletes links that ended over `daysAfterEnd` ago. Also ends a link whose
 * tries are all taken although its last check began over `checkMinutes` ago. The process of that check crashed and never gave the
 * try back, so nobody could open the link again.
 */
export async function endLinks(database: Database, now: Date): Promise<void> {
  await database.asOwner(async (transaction) => {
    await transaction.query(
      `select app.end_health_links(array_agg(id), reason, $1::timestamptz)
       from (
         select id, case when expires_at <= $1::timestamptz then 'expiry' else 'tries' end as reason
         from app.health_links where ended_at is null and (expires_at <= $1::timestamptz
           or (tries_left = 0 and last_try_at < $1::timestamptz - make_interval(mins => $2::integer)))
       ) as over group by reason`,
      [now, checkMinutes],
    );
    await transaction.query(
      'delete from app.health_links where ended_at < $1::timestamptz - make_interval(days => $2::integer)',
      [now, daysAfterEnd],
    );
  });
}
