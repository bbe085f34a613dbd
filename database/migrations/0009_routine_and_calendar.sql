-- Routine, reminders, appointments and the private calendar address.

-- Routine: the tasks in the user's own order, the tasks that were ticked on each day, and the user's days of low
-- energy. On such a day, smaller tasks replace some tasks, and other tasks are left out.
create table public.routine_tasks (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  name text not null check (length(btrim(name)) between 1 and 200),
  part_of_day text not null default 'anyTime' check (part_of_day in ('anyTime', 'morning', 'afternoon', 'evening')),
  minutes integer check (minutes between 1 and 600),
  -- The smaller task that replaces this one on a day of low energy.
  smaller text check (length(smaller) <= 200),
  rests_when_low boolean not null default false,
  -- Rows are sorted by position. A moved row gets a position between those of its neighbours.
  position double precision not null default 0 check (position between -1e9 and 1e9),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
call app.protect('public.routine_tasks');

-- A tick's id is derived from the task's id and the date (web/src/features/routine/ticks-by-task.ts). So a task has at
-- most one tick per day, even if two offline devices tick it. The tick has a copy of the task's name, so that it stays
-- readable after the task is removed.
create table public.routine_ticks (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  date date not null,
  task text not null check (length(btrim(task)) between 1 and 200),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
call app.protect('public.routine_ticks');

create function app.routine_days(zone text)
returns table (user_id uuid, date date, entries bigint, steps bigint)
language sql stable
as $$
  select user_id, date, count(*), count(*) from public.routine_ticks group by user_id, date
$$;

-- For the statistics: the days on which each task was ticked.
create function app.routine_count_tasks(zone text) returns setof app.counted
language sql stable
as $$
  select distinct user_id, date, task, '', 1 from public.routine_ticks
$$;

create table public.routine_days (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  date date not null,
  low_energy boolean not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
call app.protect('public.routine_days');

-- Reminders: a text, and optionally a time, a day and a repetition.
create table public.reminders (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  text text not null check (length(text) between 1 and 500),
  -- The first day. A reminder without a day is due every day until it is done.
  day date,
  time text check (time ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  repeat text not null default 'never' check (repeat in ('never', 'daily', 'weekdays', 'weekly', 'monthly')),
  -- The days of the week, if `repeat` is 'weekdays'.
  weekdays text[] check (
    weekdays <@ array['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] and array_ndims(weekdays) = 1 and cardinality(weekdays) between 1 and 7
  ),
  alarm boolean not null default false,
  -- The latest day for which the user marked the reminder as done.
  done_on date,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint text_says_something check (btrim(text) <> ''),
  constraint together_alarm check (not alarm or time is not null),
  constraint together_weekdays check (repeat <> 'weekdays' or weekdays is not null),
  constraint weekdays_each_once check (app.each_once(weekdays))
);
call app.protect('public.reminders');
-- For the sweep for due alarms, which reads a user's first 60 such reminders in this order.
create index on public.reminders (user_id, created_at, id) where alarm and time is not null;

-- Counts only the latest day on which each reminder was done, because the table stores no earlier ones.
create function app.reminders_days(zone text)
returns table (user_id uuid, date date, entries bigint, reminders bigint)
language sql stable
as $$
  select user_id, done_on, count(*), count(*) from public.reminders where done_on is not null group by user_id, done_on
$$;

-- How alarms and notifications behave, one row per account.
create table public.alarm_settings (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique default auth.uid() references auth.users (id) on delete cascade,
  -- The quiet hours, in which no alarm is delivered. If quiet_to is earlier than quiet_from, they cross midnight.
  quiet_from text check (quiet_from ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  quiet_to text check (quiet_to ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  -- Whether an alarm hides its subject until the user taps it.
  discreet boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- The maximum number of notifications per day. Null means the server's own maximum (mostAlarmsADay).
  daily_limit smallint check (daily_limit between 1 and 50),
  constraint together_quiet check ((quiet_from is null) = (quiet_to is null))
);
call app.protect('public.alarm_settings');

-- Appointments. Every user may read and remove them. Adding and changing them on a past day requires premium (the
-- "retroactive calendar", docs/decisions/0027).
create table public.appointments (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  date date not null check (date between date '1900-01-01' and date '9998-12-31'),
  name text not null check (length(name) between 1 and 200),
  type text not null check (type in ('therapy', 'medical', 'psychology', 'psychiatry', 'occupational', 'speech', 'other')),
  -- The start as a wall-clock time. Like the date, it has no time zone.
  start_time text check (start_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  duration_minutes integer check (duration_minutes between 1 and 1440),
  -- The last day of an appointment of several days; null if it ends on its first day. Such an appointment has no
  -- duration: it ends at `end_time` of this day.
  end_date date,
  end_time text check (end_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  -- How long the user rests after the appointment.
  recovery_minutes integer check (recovery_minutes between 1 and 1440),
  -- How many minutes before its start the appointment alerts; null for no alert. `alertDays` of shared/src/alarm-times.ts
  -- must cover the maximum.
  alert_minutes integer check (alert_minutes between 0 and 1440),
  professional text check (length(professional) between 1 and 200),
  location text check (length(location) between 1 and 200),
  notes text check (length(notes) <= 5000),
  -- How the appointment repeats from its day on; null if it happens once (docs/decisions/0103). An occurrence that the
  -- user changed is a row of its own, and its original day is in `left_out`.
  repeat text check (repeat in ('daily', 'weekly', 'fortnightly', 'monthly', 'monthlyWeekday')),
  repeat_until date,
  -- At most 400 days, because the server writes each into the calendar feed.
  left_out date[] not null default '{}' check (
    coalesce(array_ndims(left_out), 1) = 1 and cardinality(left_out) <= 400 and array_position(left_out, null) is null
    and date '1900-01-01' <= all (left_out) and date '9998-12-31' >= all (left_out)
  ),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint together_until check (repeat is null or repeat_until between date and date '9998-12-31'),
  -- The calendar feed looks for running appointments that began up to 366 days earlier.
  constraint together_end_date check (
    end_date is null or (end_date between date + 1 and date + 366 and repeat is null and duration_minutes is null)
  ),
  constraint together_end_time check (end_time is null or (end_date is not null and start_time is not null)),
  constraint together_alert check (alert_minutes is null or start_time is not null)
);
call app.protect('public.appointments');
call app.ask_consent('public.appointments', 'health');
-- For the calendar feed, which contains the repeating appointments that end last, and the latest single ones.
create index on public.appointments (user_id, coalesce(repeat_until, 'infinity'), date) where repeat is not null;
create index on public.appointments (user_id, date) where repeat is null;
-- For the feed's appointments of several days that began before its first day.
create index on public.appointments (user_id, date, end_date) where end_date is not null;
-- For the sweep of due alarms, which reads the repeating appointments with an alert.
create index on public.appointments (user_id, date) where repeat is not null and alert_minutes is not null;

-- The last day on which the appointment may occur. It is a computed column, by which the app filters the appointments
-- of a period (web/src/core/row-cache/fetch-rows.ts).
create function public.last_day(appointment public.appointments) returns date
language sql immutable
as $$
  select case
    when appointment.repeat is null then coalesce(appointment.end_date, appointment.date)
    else coalesce(appointment.repeat_until, 'infinity')
  end
$$;
revoke all on function public.last_day(public.appointments) from public, anon;
grant execute on function public.last_day(public.appointments) to authenticated;

-- The days on which an appointment begins: its own day or, if it repeats, all its days up to `up_to`, without those that
-- are left out. The rules are those of `datesBetween` in shared/src/recurrence.ts. If a month lacks the day, such as 31
-- April, the appointment is on the month's last day. The fifth weekday of a month means the last one.
create function app.appointment_dates(appointment public.appointments, up_to date) returns setof date
language sql immutable
as $$
  select appointment.date where appointment.repeat is null
  union all
  select day from (
    select case appointment.repeat
        when 'daily' then appointment.date + step
        when 'weekly' then appointment.date + 7 * step
        when 'fortnightly' then appointment.date + 14 * step
        when 'monthly' then (appointment.date + make_interval(months => step))::date
        else case when extract(month from place) = extract(month from month_start) then place else place - 7 end
      end as day
    from generate_series(0, case appointment.repeat
        when 'daily' then up_to - appointment.date
        when 'weekly' then (up_to - appointment.date) / 7
        when 'fortnightly' then (up_to - appointment.date) / 14
        else (up_to - appointment.date) / 28
      end) as step
    cross join lateral (
      select (date_trunc('month', appointment.date::timestamp) + make_interval(months => step))::date as month_start
    ) as month
    cross join lateral (
      select month_start
        + (extract(dow from appointment.date)::integer - extract(dow from month_start)::integer + 7) % 7
        + (extract(day from appointment.date)::integer - 1) / 7 * 7 as place
    ) as weekday
  ) as each_step
  where appointment.repeat is not null and day <= up_to and day <= coalesce(appointment.repeat_until, up_to)
  -- `except` compares by hashes. `<> all` would compare each day of many years with each day that is left out.
  except
  select unnest(appointment.left_out)
$$;

-- Each appointment on each of its days. Repeating appointments are counted up to today only.
create function app.days_of_appointments(zone text) returns table (user_id uuid, date date, type text)
language sql stable
as $$
  select appointment.user_id, day, appointment.type
  from public.appointments as appointment
  cross join lateral app.appointment_dates(appointment, (now() at time zone zone)::date) as day
$$;

create function app.calendar_days(zone text)
returns table (user_id uuid, date date, entries bigint, appointments bigint)
language sql stable
as $$
  select user_id, date, count(*), count(*) from app.days_of_appointments(zone) group by user_id, date
$$;

create function app.calendar_count_types(zone text) returns setof app.counted
language sql stable
as $$
  select user_id, date, type, '', 1 from app.days_of_appointments(zone)
$$;

-- Digests of appointments that a user has just removed. They let the user undo the removal without premium, even on a
-- past day, but only with the same content.
create table app.removed_appointments (
  id uuid not null,
  user_id uuid not null references auth.users (id) on delete cascade,
  digest bytea not null,
  removed_at timestamptz not null default now(),
  -- The key includes the account, because another account may have used the same id.
  primary key (user_id, id)
);
revoke all on app.removed_appointments from public, anon, authenticated, service_role;

-- A digest of an appointment's content, to check that an undo restores the same content.
create function app.digest_of(appointment public.appointments) returns bytea
language sql stable set search_path = '' set timezone = 'UTC'
as $$
  select sha256(convert_to((to_jsonb(appointment) - 'updated_at')::text, 'UTF8'))
$$;

-- Stores the digests of removed appointments, once per statement.
create function app.remember_removed_appointments() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from app.removed_appointments
  where user_id in (select user_id from gone) and removed_at < now() - interval '48 hours';
  insert into app.removed_appointments as mark (id, user_id, digest)
  select id, user_id, app.digest_of(gone::public.appointments) from gone
  on conflict (user_id, id) do update set digest = excluded.digest, removed_at = now();
  return null;
end
$$;

create function app.was_just_removed(appointment public.appointments) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from app.removed_appointments as removed
    where removed.id = appointment.id
      and removed.user_id = (select auth.uid())
      and removed.user_id = appointment.user_id
      and removed.digest = app.digest_of(appointment)
      and removed.removed_at > now() - interval '48 hours'
  )
$$;
revoke all on function app.was_just_removed(public.appointments) from public;
grant execute on function app.was_just_removed(public.appointments) to authenticated;

-- Whether a day was in the future, or still today somewhere on earth, when a record was made. The device sets made_at.
-- If it is more than 48 hours ago, it counts as 48 hours ago. So a record that was written offline may arrive late, but
-- a forged time can reach at most two days into the past.
create function app.was_not_past(day date, made_at timestamptz) returns boolean
language sql stable
as $$
  select day >= (least(greatest(made_at, now() - interval '48 hours'), now()) at time zone interval '-12:00')::date
$$;

-- Whether a change of a repeating appointment writes nothing new on a past day (docs/decisions/0103). It may leave out
-- days, take that back, and set the last day. A later last day must add no past day.
create function app.only_ends_earlier(before public.appointments, after public.appointments) returns boolean
language sql stable
as $$
  select to_jsonb(before) - '{repeat_until,left_out,updated_at}'::text[]
      = to_jsonb(after) - '{repeat_until,left_out,updated_at}'::text[]
    and coalesce(
      before.repeat_until is null or after.repeat_until <= before.repeat_until
        or app.was_not_past(before.repeat_until + 1, now() - interval '48 hours'),
      false
    )
$$;

-- Requires premium for a change on a past day. An update does not say when the user made it, so it is treated as 48
-- hours old. Moving an appointment into the past, or out of it, counts as a change on a past day. An appointment of several
-- days counts by its first day. While it runs, changing it needs no premium, unless its first day changes.
create function app.guard_past_appointments() returns trigger
language plpgsql
as $$
declare
  free boolean;
begin
  if tg_op = 'UPDATE' then
    free := app.was_not_past(least(old.date, new.date), now() - interval '48 hours')
      or (
        old.date = new.date and app.was_not_past(
          least(coalesce(old.end_date, old.date), coalesce(new.end_date, new.date)), now() - interval '48 hours'
        )
      )
      or app.only_ends_earlier(old, new);
  else
    free := app.was_not_past(new.date, new.created_at) or app.was_just_removed(new);
    if not free then
      -- The device may be sending the row again, because the first response was lost. Then the row exists, and the
      -- insert does nothing. Lock the row, so that no other transaction can remove it meanwhile.
      perform from public.appointments where id = new.id and user_id = new.user_id for key share;
      free := found;
    end if;
  end if;
  if not free and not app.may_write_premium(case when tg_op = 'UPDATE' then old.created_at else new.created_at end) then
    raise exception 'adding and changing appointments on past days is part of premium' using errcode = 'PM001';
  end if;
  return new;
end
$$;

create trigger guard_past_appointments before insert or update on public.appointments
  for each row when (current_user = 'authenticated') execute function app.guard_past_appointments();
create trigger remember_removed_appointments after delete on public.appointments
  referencing old table as gone
  for each statement when (current_user = 'authenticated') execute function app.remember_removed_appointments();

-- The private address of an account's calendar. Anybody who has the address can read the calendar. The database stores only
-- a hash, so nobody can find the address in it. A user who lost the address must create a new one. Only the functions below
-- can create, change and end an address.
create table app.calendar_feeds (
  user_id uuid primary key references auth.users (id) on delete cascade,
  token_hash bytea not null unique,
  -- 'titles': title, time and place. 'busy': only when the user has an appointment.
  shows text not null check (shows in ('titles', 'busy')),
  -- The language of the texts that the server adds to the calendar, such as "Busy".
  language text not null check (language in ('pt', 'en', 'es', 'fr', 'it', 'ja', 'zh')),
  -- The user's time zone, such as America/Sao_Paulo, for calendar programs that need one for local times.
  time_zone text not null check (time_zone ~ '^[A-Za-z0-9_+/-]{1,64}$'),
  created_at timestamptz not null default now()
);
revoke all on app.calendar_feeds from public, anon, authenticated, service_role;

-- What the current user's calendar address shows, and when it was created. Null if there is no address.
create function public.calendar_feed() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('shows', feed.shows, 'made_at', feed.created_at)
  from app.calendar_feeds as feed
  where feed.user_id = auth.uid()
$$;

-- Creates or replaces the user's calendar address. Returns its secret part with 244 random bits, which is never shown
-- again.
create function public.make_calendar_feed(shows text, language text, time_zone text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  token text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  if auth.uid() is null then
    raise exception 'sign in first' using errcode = '42501';
  end if;
  perform from public.profiles where id = auth.uid() for update;
  insert into app.calendar_feeds as feed (user_id, token_hash, shows, language, time_zone)
  values (auth.uid(), sha256(convert_to(token, 'UTF8')), $1, $2, $3)
  on conflict (user_id) do update
  set token_hash = excluded.token_hash,
    shows = excluded.shows,
    language = excluded.language,
    time_zone = excluded.time_zone,
    created_at = now();
  return jsonb_build_object('token', token);
end
$$;

-- Changes what the user's calendar address shows; the address stays the same.
create function public.change_calendar_feed(shows text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  update app.calendar_feeds as feed set shows = $1 where feed.user_id = auth.uid();
  return public.calendar_feed();
end
$$;

-- Ends the current user's calendar address at once.
create function public.end_calendar_feed() returns void
language sql security definer set search_path = ''
as $$
  delete from app.calendar_feeds as feed where feed.user_id = auth.uid()
$$;

revoke all on function public.calendar_feed(), public.make_calendar_feed(text, text, text), public.change_calendar_feed(text),
  public.end_calendar_feed() from public, anon;
grant execute on function public.calendar_feed(), public.make_calendar_feed(text, text, text), public.change_calendar_feed(text),
  public.end_calendar_feed() to authenticated;

-- Ends the calendar address for good when the user withdraws consent to health records. If the user consents again
-- later, the old address must not work again. The lock makes it wait for an address that is being created.
create function app.end_feed_without_consent() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform from public.profiles where id = new.user_id for update;
  delete from app.calendar_feeds where user_id = new.user_id;
  return null;
end
$$;
create trigger end_feed_without_consent after insert on public.consents
  for each row when (new.purpose = 'health' and not new.granted) execute function app.end_feed_without_consent();

-- Ends the user's calendar address. The server calls this when a user ends their other sessions, because the address
-- works without a session.
create function app.signed_out_elsewhere(person uuid) returns void
language sql security definer set search_path = ''
as $$
  delete from app.calendar_feeds where user_id = person
$$;
revoke all on function app.signed_out_elsewhere(uuid) from public;

-- Ends the calendar address when the password changes, because the user may have changed it after somebody else had
-- access. As a trigger, it works however the password was set.
create function app.end_feed_with_password() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform app.signed_out_elsewhere(new.id);
  return null;
end
$$;
create trigger end_feed_with_password after update of encrypted_password on auth.users
  for each row when (new.encrypted_password is distinct from old.encrypted_password)
  execute function app.end_feed_with_password();

-- Notifies the account's owner by mail of a new calendar address. An attacker with a stolen session could create one,
-- and it would outlive the session. The mail is queued in the same transaction. Hosted Supabase has no such queue, so
-- no mail is sent there.
create function app.announce_new_feed() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if to_regclass('server.jobs') is not null then
    execute $queue$
      insert into server.jobs (id, kind, user_id, payload, run_at)
      select gen_random_uuid(), 'account-notice', $1, '{"notice": "calendar_address_made"}', now()
      where not exists (
        select from server.jobs
        where user_id = $1 and kind = 'account-notice' and payload ->> 'notice' = 'calendar_address_made'
          and dead_at is null and holder is null
      )
    $queue$ using new.user_id;
  end if;
  return null;
end
$$;
revoke all on function app.announce_new_feed() from public;

create trigger announce_new_feed after insert or update of token_hash on app.calendar_feeds
  for each row execute function app.announce_new_feed();
