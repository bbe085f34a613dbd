-- Medications and doses. A dose has a copy of the medicine's name and dosage, and the medicine's id without a foreign
-- key. So the dose stays readable after the medicine is removed. If the user undoes the removal, the doses belong to
-- the medicine again.

create table public.medications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  name text not null check (length(name) between 1 and 200),
  dosage text not null check (length(dosage) between 1 and 200),
  -- Whether the medicine is taken as needed. Such a medicine has no times.
  as_needed boolean not null default false,
  -- The times of day, 'HH:MM' by the user's own clock.
  times text[] check (
    cardinality(times) between 1 and 12
    and array_position(times, null) is null
    and array_to_string(times, ' ') ~ '^([01]\d|2[0-3]):[0-5]\d( ([01]\d|2[0-3]):[0-5]\d)*$'
  ),
  side_effects text check (length(side_effects) <= 2000),
  alarm boolean not null default false,
  -- How many pills the user counted last, and when. The page subtracts the doses taken since then and never writes a
  -- new number, so that two devices never overwrite each other's number.
  pills_left numeric(6, 2) check (pills_left between 0 and 9999),
  counted_at timestamptz,
  pills_per_dose numeric(5, 2) check (pills_per_dose between 0.25 and 100),
  -- If this number of pills or fewer are left, the page shows a discreet notice.
  low_at numeric(6, 2) check (low_at between 0 and 9999),
  status text not null default 'active' check (status in ('active', 'paused', 'ended')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint name_says_something check (btrim(name) <> ''),
  constraint dosage_says_something check (btrim(dosage) <> ''),
  -- A medicine must have a name, a dosage and a time; only one that is taken as needed has no time.
  constraint together_times check (as_needed or times is not null),
  constraint times_each_once check (app.each_once(times))
);
call app.protect('public.medications');
call app.ask_consent('public.medications', 'health');

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
