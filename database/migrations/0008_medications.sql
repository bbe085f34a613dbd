-- Medications, their plans over time, and doses. A dose has a copy of the medicine's name and dosage, and the medicine's
-- id without a foreign key. So the dose stays readable after the medicine is removed. If the user undoes the removal,
-- the doses belong to the medicine again. The same is true of a plan.

-- Adds the columns of a plan: what is taken, how much and when. A medicine has its present plan in these columns, and
-- each earlier plan is a row of `medication_plans`.
create procedure app.add_plan_columns(owned regclass)
language plpgsql
as $$
begin
  execute format($columns$
    alter table %s
      add column name text not null check (length(name) between 1 and 200),
      add column dosage text not null check (length(dosage) between 1 and 200),
      -- Whether the medicine is taken as needed. Such a medicine needs no times.
      add column as_needed boolean not null default false,
      -- The times of day, 'HH:MM' by the user's own clock.
      add column times text[] check (
        array_ndims(times) = 1 and cardinality(times) between 1 and 12
        and array_position(times, null) is null
        and array_to_string(times, ' ') ~ '^([01]\d|2[0-3]):[0-5]\d( ([01]\d|2[0-3]):[0-5]\d)*$'
      ),
      -- The days with doses: every day, some days of the week, or every `every_days` days from `starts_on` on.
      add column repeat text not null default 'daily' check (repeat in ('daily', 'weekdays', 'interval')),
      add column weekdays text[] check (
        weekdays <@ array['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] and array_ndims(weekdays) = 1 and cardinality(weekdays) between 1 and 7
      ),
      add column every_days integer check (every_days between 2 and 365),
      -- The first and the last day of a treatment that has an end.
      add column starts_on date,
      add column ends_on date,
      -- The doctor's limits for a medicine taken as needed. The app mentions them and never refuses a dose.
      add column min_hours numeric(5, 2) check (min_hours between 0.25 and 720),
      add column max_per_day integer check (max_per_day between 1 and 50),
      add column status text not null default 'active' check (status in ('active', 'paused', 'ended')),
      add constraint name_says_something check (btrim(name) <> ''),
      add constraint dosage_says_something check (btrim(dosage) <> ''),
      -- A medicine must have a name and a dosage. It must also have a time, unless it is taken as needed.
      add constraint together_times check (as_needed or times is not null),
      add constraint times_each_once check (app.each_once(times)),
      add constraint together_weekdays check (repeat <> 'weekdays' or weekdays is not null),
      add constraint weekdays_each_once check (app.each_once(weekdays)),
      add constraint together_interval check (repeat <> 'interval' or (every_days is not null and starts_on is not null)),
      add constraint ends_after_start check (ends_on >= starts_on)
  $columns$, owned);
end
$$;

create table public.medications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  side_effects text check (length(side_effects) <= 2000),
  alarm boolean not null default false,
  -- How many pills the user counted last, and when. The page subtracts the doses taken since then and never writes a
  -- new number, so that two devices never overwrite each other's number.
  pills_left numeric(6, 2) check (pills_left between 0 and 9999),
  counted_at timestamptz,
  pills_per_dose numeric(5, 2) check (pills_per_dose between 0.25 and 100),
  -- If this number of pills or fewer are left, the page shows a discreet notice.
  low_at numeric(6, 2) check (low_at between 0 and 9999),
  -- The first day on which the present plan holds, by the user's own calendar; null means the day of creation. A client
  -- that changes the plan also sets this day. Otherwise the change corrects the present plan from its first day.
  plan_from date,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
call app.add_plan_columns('public.medications');
call app.protect('public.medications');
-- For the sweep for due alarms, which reads a user's first 60 such medicines in this order.
create index on public.medications (user_id, created_at, id)
  where alarm and status = 'active' and not as_needed and times is not null;
call app.ask_consent('public.medications', 'health');

-- The plan of every medicine on each day. A trigger writes a row at each change of a medicine, so that earlier days
-- keep the plan that they had.
create table public.medication_plans (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  medication_id text not null check (length(medication_id) = 36),
  -- The first and the last day of the plan. The present plan has no last day.
  from_date date not null,
  to_date date,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint to_after_from check (to_date >= from_date)
);
call app.add_plan_columns('public.medication_plans');
call app.protect('public.medication_plans');
call app.ask_consent('public.medication_plans', 'health');
-- A medicine has at most one plan on a day. This index also finds all of a user's rows, so it replaces the one of
-- `app.protect`. With both, PostgreSQL sometimes read all plans of the user for each changed medicine.
create unique index medication_plans_from on public.medication_plans (user_id, medication_id, from_date);
drop index public.medication_plans_user_id_idx;

-- Limits the plans of an account. The server counts only the rows that a client adds (decision 66), but a trigger adds
-- a plan whenever a client changes a medicine. Runs with the user's rights, once per statement.
create function app.limit_plans() returns trigger
language plpgsql set enable_seqscan = off
as $$
begin
  if exists (select from public.medication_plans where user_id = auth.uid() offset 20000) then
    raise exception 'an account has at most 20000 plans of medicines' using errcode = 'AF001';
  end if;
  return null;
end
$$;
create trigger limit_plans after insert or update on public.medications
for each statement when (current_user = 'authenticated') execute function app.limit_plans();
create trigger limit_plans after insert on public.medication_plans
for each statement when (current_user = 'authenticated') execute function app.limit_plans();

-- Makes an account's writes to medicines and plans wait for each other. Otherwise a change of a medicine would not see
-- the plan that another device is just adding. The unique index of `medication_plans` would then refuse the change. The
-- trigger runs before the statement takes row locks, because two statements with row locks could wait for each other
-- (deadlock).
create function app.lock_plans() returns trigger
language plpgsql
as $$
begin
  perform pg_advisory_xact_lock(hashtext('app.lock_plans'), hashtext(auth.uid()::text));
  return null;
end
$$;
create trigger lock_plans before insert or update or delete on public.medications
for each statement when (current_user = 'authenticated') execute function app.lock_plans();
create trigger lock_plans before insert or update or delete on public.medication_plans
for each statement when (current_user = 'authenticated') execute function app.lock_plans();

-- When a user adds a plan, removes the existing plan with the same first day. An import needs this: it adds the
-- medicine, for which a trigger writes a plan, and then the plans in the file.
create function app.replace_medication_plan() returns trigger
language plpgsql set enable_seqscan = off
as $$
begin
  delete from public.medication_plans as plan
    where plan.user_id = new.user_id and plan.medication_id = new.medication_id and plan.from_date = new.from_date
      and plan.id <> new.id;
  return new;
end
$$;
create trigger replace_medication_plan before insert on public.medication_plans
for each row when (current_user = 'authenticated') execute function app.replace_medication_plan();

-- Writes the plan of a new or changed medicine into `medication_plans`. The plan holds from `plan_from` on, and
-- replaces the plans of those days. If it equals the plan before it, that plan continues instead. Runs with the owner's
-- rights, because a user who withdrew consent may still remove a medicine and undo the removal. Sequential scans are off.
-- Otherwise a connection that planned these statements while the table was small would read all users' plans at each
-- change.
create function app.write_medication_plan() returns trigger
language plpgsql security definer set search_path = '' set enable_seqscan = off
as $$
declare
  first_day date := coalesce(new.plan_from, (new.created_at at time zone 'UTC')::date);
begin
  if exists (
    select from public.medication_plans as plan
    where plan.user_id = new.user_id and plan.medication_id = new.id::text and plan.from_date <= first_day
      and plan.to_date is null and (
        plan.name, plan.dosage, plan.as_needed, plan.times, plan.repeat, plan.weekdays, plan.every_days, plan.starts_on,
        plan.ends_on, plan.min_hours, plan.max_per_day, plan.status
      ) is not distinct from (
        new.name, new.dosage, new.as_needed, new.times, new.repeat, new.weekdays, new.every_days, new.starts_on,
        new.ends_on, new.min_hours, new.max_per_day, new.status
      )
  ) then
    return null;
  end if;

  delete from public.medication_plans as plan
    where plan.user_id = new.user_id and plan.medication_id = new.id::text and plan.from_date >= first_day;
  update public.medication_plans as plan set to_date = first_day - 1
    where plan.user_id = new.user_id and plan.medication_id = new.id::text and (plan.to_date is null or plan.to_date >= first_day);
  update public.medication_plans as plan set to_date = null
    where plan.user_id = new.user_id and plan.medication_id = new.id::text and plan.to_date = first_day - 1 and (
      plan.name, plan.dosage, plan.as_needed, plan.times, plan.repeat, plan.weekdays, plan.every_days, plan.starts_on,
      plan.ends_on, plan.min_hours, plan.max_per_day, plan.status
    ) is not distinct from (
      new.name, new.dosage, new.as_needed, new.times, new.repeat, new.weekdays, new.every_days, new.starts_on,
      new.ends_on, new.min_hours, new.max_per_day, new.status
    );
  if not found then
    insert into public.medication_plans (
      user_id, medication_id, from_date, name, dosage, as_needed, times, repeat, weekdays, every_days, starts_on, ends_on,
      min_hours, max_per_day, status
    ) values (
      new.user_id, new.id::text, first_day, new.name, new.dosage, new.as_needed, new.times, new.repeat, new.weekdays,
      new.every_days, new.starts_on, new.ends_on, new.min_hours, new.max_per_day, new.status
    );
  end if;
  return null;
end
$$;
revoke all on function app.write_medication_plan() from public;

create trigger write_medication_plan after insert or update on public.medications
for each row execute function app.write_medication_plan();

-- Ends the plan of a removed medicine. A medicine without any dose leaves no plan: it was most likely entered by mistake.
create function app.end_medication_plan() returns trigger
language plpgsql security definer set search_path = '' set enable_seqscan = off
as $$
declare
  today date := (now() at time zone 'UTC')::date;
begin
  delete from public.medication_plans as plan
    where plan.user_id = old.user_id and plan.medication_id = old.id::text
      and (plan.from_date >= today or not exists (
        select from public.medication_doses as dose where dose.user_id = old.user_id and dose.medication_id = old.id::text
      ));
  update public.medication_plans as plan set to_date = today - 1
    where plan.user_id = old.user_id and plan.medication_id = old.id::text and (plan.to_date is null or plan.to_date >= today);
  return null;
end
$$;
revoke all on function app.end_medication_plan() from public;

create trigger end_medication_plan after delete on public.medications
for each row execute function app.end_medication_plan();

create table public.medication_doses (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  -- The planned day. A dose for 23:30 that is taken after midnight belongs to the day before.
  date date not null,
  -- The medicine's id, without a foreign key, because a dose stays when its medicine is removed.
  medication_id text not null check (length(medication_id) = 36),
  name text not null check (length(name) between 1 and 200),
  dosage text not null check (length(dosage) between 1 and 200),
  -- The planned time; null for a dose that was taken as needed.
  planned text check (planned ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  state text not null check (state in ('taken', 'skipped', 'later')),
  -- When the user took the dose, as wall-clock time. A time much earlier than the planned one means after midnight.
  taken_at text check (taken_at ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  pills numeric(5, 2) check (pills between 0.25 and 100),
  note text check (length(note) <= 1000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
call app.protect('public.medication_doses');
call app.ask_consent('public.medication_doses', 'health');
call app.refuse_days_to_come('public.medication_doses');

create function app.medications_days(zone text)
returns table (user_id uuid, date date, entries bigint, taken bigint, skipped bigint, later bigint)
language sql stable
as $$
  select user_id, date, count(*), count(*) filter (where state = 'taken'), count(*) filter (where state = 'skipped'),
    count(*) filter (where state = 'later')
  from public.medication_doses group by user_id, date
$$;

create function app.medications_count_states(zone text) returns setof app.counted
language sql stable
as $$
  select user_id, date, name, state, 1 from public.medication_doses
$$;

-- For the statistics: the days on which a dose of each medicine was planned.
create function app.medications_count_planned(zone text) returns setof app.counted
language sql stable
as $$
  select distinct user_id, date, name, '', 1 from public.medication_doses where planned is not null
$$;
