import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import { derivedUuid } from '@cogn/shared/derived-uuid.ts';
import type { Transaction } from '#database/port.ts';
import type { PersonFacts } from './alarm-facts.ts';

/**
 * Maximum medicines, maximum reminders and maximum appointments to read for one user, because a sweep holds them in memory. No
 * realistic list is longer; further rows get no notification.
 */
const mostOfEach = 60;
/**
 * Maximum single appointments around today, and maximum repeating appointments with an alert, from which `mostOfEach` are taken.
 */
const mostNear = 300;
/** Maximum doses, and maximum notifications, to read for one user. */
const mostRecords = 1000;

const isAlive = `
  exists (select from auth.users as person where person.id = subscription.user_id and person.deleted_at is null
    and (person.banned_until is null or person.banned_until <= $2::timestamptz))
  and (place.session_id is null or exists (select from auth.sessions where id = place.session_id))`;

/**
 * Reads the rows that decide notifications: for the next batch of users with a device, or for one user and one alarm. Uses one
 * statement, so that the result is consistent. Reads only the last days, because older alarms are never sent. A sweep also reads
 * single appointments without an alert, because such a row may be a changed occurrence, which replaces one occurrence of a
 * repeating row. Each part of the query stops at its limit in the order of an index, whatever number of rows a user has.
 */
export async function readPeople(
  transaction: Transaction,
  which: { after: string; most: number } | { person: string; item: string; day: CalendarDate },
  now: Date,
): Promise<PersonFacts[]> {
  const [chosen, from, most, item, appointments] =
    'person' in which
      ? ['subscription.user_id = $1::uuid', which.person, 1, which.item, [which.item, derivedUuid(which.item, which.day)]]
      : ['subscription.user_id > $1::uuid', which.after, which.most, null, null];
  const { rows } = await transaction.query<PersonFacts>(
    `with people as (
      select subscription.user_id, (array_agg(subscription.time_zone order by subscription.updated_at desc, subscription.id))[1] as time_zone,
        json_agg(json_build_object('id', subscription.id, 'language', subscription.language) order by subscription.id) as devices
      from public.push_subscriptions as subscription
      join app.push_endpoints as place on place.subscription_id = subscription.id
      where ${chosen} and ${isAlive}
      group by subscription.user_id order by subscription.user_id limit $3::integer
    )
    select people.user_id, people.time_zone, people.devices, settings.quiet_from, settings.quiet_to,
      coalesce(settings.discreet, false) as discreet, settings.daily_limit,
      case when agreed.health then coalesce((
        select json_agg(shown) from (
          select id, name, dosage, times, repeat, weekdays, every_days, starts_on, ends_on from public.medications
          where user_id = people.user_id and ($6::text is null or id = $6::text::uuid) and alarm and status = 'active' and not as_needed and times is not null
          order by created_at, id limit $4::integer
        ) as shown
      ), '[]'::json) else '[]'::json end as medicines,
      case when agreed.health then coalesce((
        select json_agg(shown) from (
          select id, name, date, start_time, alert_minutes, repeat, repeat_until, left_out from (
            (select * from public.appointments where user_id = people.user_id and $6::text is null and repeat is null
              and date between ($2::timestamptz at time zone 'UTC')::date - 2 and ($2::timestamptz at time zone 'UTC')::date + 3
              order by date limit $8::integer)
            union all
            select * from (
              select * from public.appointments where user_id = people.user_id and $6::text is null and repeat is not null
                and alert_minutes is not null and date <= ($2::timestamptz at time zone 'UTC')::date + 3
              order by date desc limit $8::integer
            ) as series where coalesce(repeat_until, 'infinity') >= ($2::timestamptz at time zone 'UTC')::date - 2
            union all
            select * from public.appointments where user_id = people.user_id and id = any($7::uuid[])
          ) as near
          order by alert_minutes is null, created_at, id limit $4::integer
        ) as shown
      ), '[]'::json) else '[]'::json end as appointments,
      coalesce((
        select json_agg(shown) from (
          select id, text, day, time, repeat, weekdays, done_on, created_at from public.reminders
          where user_id = people.user_id and ($6::text is null or id = $6::text::uuid) and alarm and time is not null
          order by created_at, id limit $4::integer
        ) as shown
      ), '[]'::json) as reminders,
      coalesce((
        select json_agg(shown) from (
          select medication_id, date, planned, state, created_at from (
            select * from public.medication_doses where user_id = people.user_id
              and date between ($2::timestamptz at time zone 'UTC')::date - 3 and ($2::timestamptz at time zone 'UTC')::date + 2
            order by date desc limit $5::integer
          ) as near
          where planned is not null and ($6::text is null or medication_id = $6::text)
        ) as shown
      ), '[]'::json) as doses,
      coalesce((
        select json_agg(shown) from (
          select key, moment, snoozed_until from server.alarm_deliveries
          where user_id = people.user_id and ($6::text is null or starts_with(key, $6::text))
            and moment > $2::timestamptz - interval '3 days'
          order by moment desc limit $5::integer
        ) as shown
      ), '[]'::json) as deliveries
    from people left join public.alarm_settings as settings on settings.user_id = people.user_id
    cross join lateral (
      select coalesce((
        select granted from public.consents
        where user_id = people.user_id and purpose = 'health' order by created_at desc limit 1
      ), false) as health
    ) as agreed
    order by people.user_id`,
    [from, now, most, mostOfEach, mostRecords, item, appointments, mostNear],
  );
  return rows;
}
