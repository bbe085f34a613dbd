import { longestSpan } from '@cogn/shared/covered-days.ts';
import { createHash } from 'node:crypto';
import type { EventSpan } from '@cogn/shared/appointment-events.ts';
import type { Database } from '#database/port.ts';
import type { Language } from '#mail/language.ts';

/** The fields of an appointment that a feed may show. A feed never shows the notes, the type or the professional. */
export interface FeedAppointment extends EventSpan {
  id: string;
  name: string;
  alert_minutes: number | null;
  location: string | null;
  /** The time of the last change, as 'YYYYMMDDTHHMMSSZ' in UTC. */
  changed: string;
}

export interface Feed {
  shows: 'titles' | 'busy';
  language: Language;
  /** The user's time zone, such as 'America/Sao_Paulo'. */
  timeZone: string;
  appointments: FeedAppointment[];
}

/** How many days back a feed goes; future appointments have no limit. */
const daysBack = 90;
/**
 * Maximum appointments of each kind in a feed, because the server builds the feed in memory: single ones, repeating ones, and
 * running ones. Running ones take several days and began before the feed's first day. If a user has more, the feed leaves out the
 * earliest single and running ones, and the repeating ones that end first. The query's part for running ones reads one year of
 * its index. Each other part stops reading its index at its limit.
 */
const mostSingle = 1000;
const mostRepeating = 100;
const mostRunning = 100;
/**
 * Maximum exceptions (`left_out`) of all repeating appointments in a feed, because each is a line or two. One appointment can
 * have 400. If there are more, the feed leaves out the repeating appointments that end first.
 */
const mostExceptions = 4000;

/**
 * Finds the feed of a token. Returns undefined if no feed has the token, if its user's account is deleted or blocked, or if the
 * user withdrew the consent to health records. Uses one statement, so that the result is consistent.
 */
export async function findFeed(database: Database, token: string, now: Date): Promise<Feed | undefined> {
  const hash = createHash('sha256').update(token).digest('hex');
  const { rows } = await database.asOwner((transaction) =>
    transaction.finish<Omit<Feed, 'timeZone'> & { time_zone: string }>(
      `select feed.shows, feed.language, feed.time_zone, coalesce((
        select json_agg(shown order by shown.date, shown.start_time nulls first, shown.id)
        from (
          select id, name, date, start_time, duration_minutes, end_date, end_time, recovery_minutes, alert_minutes, location, repeat, repeat_until, left_out,
            to_char(updated_at at time zone 'UTC', 'YYYYMMDD"T"HH24MISS"Z"') as changed
          from (
            (
              select * from public.appointments
              where user_id = feed.user_id and repeat is null
                and date >= ($2::timestamptz at time zone 'UTC')::date - $3::integer
              order by date desc limit $4
            ) union all (
              select * from public.appointments
              where user_id = feed.user_id and end_date is not null
                and date between ($2::timestamptz at time zone 'UTC')::date - $3::integer - $6::integer
                  and ($2::timestamptz at time zone 'UTC')::date - $3::integer - 1
                and end_date >= ($2::timestamptz at time zone 'UTC')::date - $3::integer
              order by date desc limit $7
            ) union all (
              select * from public.appointments
              where user_id = feed.user_id and repeat is not null
                and coalesce(repeat_until, 'infinity') >= ($2::timestamptz at time zone 'UTC')::date - $3::integer
              order by coalesce(repeat_until, 'infinity') desc, date desc limit $5
            )
          ) as recent
        ) as shown
      ), '[]'::json) as appointments
      from app.calendar_feeds as feed
      join auth.users as person on person.id = feed.user_id
      where feed.token_hash = decode($1, 'hex')
        and person.deleted_at is null
        and (person.banned_until is null or person.banned_until <= $2::timestamptz)
        and coalesce((
          select granted from public.consents
          where user_id = feed.user_id and purpose = 'health'
          order by created_at desc limit 1
        ), false)`,
      [hash, now, daysBack, mostSingle, mostRepeating, longestSpan, mostRunning],
    ),
  );
  const [found] = rows;
  if (!found) return undefined;
  const { time_zone: timeZone, appointments, ...feed } = found;
  return { ...feed, appointments: withinExceptions(appointments), timeZone };
}

/** Leaves out repeating appointments if the feed would have too many exceptions. Keeps those that end last. */
function withinExceptions(appointments: readonly FeedAppointment[]): FeedAppointment[] {
  // 'never' sorts after every date.
  const endOf = ({ repeat_until }: FeedAppointment) => repeat_until ?? 'never';
  let exceptions = 0;
  const tooMany = appointments
    .filter(({ repeat }) => repeat !== null)
    .toSorted((one, other) => (endOf(one) > endOf(other) ? -1 : endOf(one) < endOf(other) ? 1 : 0))
    .filter(({ left_out }) => {
      const own = left_out?.length ?? 0;
      if (exceptions + own > mostExceptions) return true;
      exceptions += own;
      return false;
    });
  return appointments.filter((appointment) => !tooMany.includes(appointment));
}
