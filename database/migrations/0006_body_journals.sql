-- Journals about the body: water, weight, nutrition, activity, sleep and the menstrual cycle. Also recipes.

-- Water: how much the user drank, and the user's goal and glass size.
create table public.water_entries (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  date date not null,
  amount_ml integer not null default 250 check (amount_ml between 1 and 5000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  notes text check (length(notes) <= 5000)
);
call app.protect('public.water_entries');
call app.ask_consent('public.water_entries', 'health');
call app.refuse_days_to_come('public.water_entries');

create function app.water_days(zone text)
returns table (user_id uuid, date date, entries bigint, amount bigint)
language sql stable
as $$
  select user_id, date, count(*), sum(amount_ml) from public.water_entries group by user_id, date
$$;

create table public.water_settings (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique default auth.uid() references auth.users (id) on delete cascade,
  goal_ml integer not null default 2000 check (goal_ml between 250 and 10000),
  glass_ml integer not null default 250 check (glass_ml between 50 and 2000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
call app.protect('public.water_settings');

create table public.weight_entries (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  date date not null,
  weight_kg numeric(5, 2) not null check (weight_kg between 1 and 700),
  notes text check (length(notes) <= 5000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
call app.protect('public.weight_entries');
call app.ask_consent('public.weight_entries', 'health');
call app.refuse_days_to_come('public.weight_entries');

create function app.weight_days(zone text)
returns table (user_id uuid, date date, entries bigint, weight numeric)
language sql stable
as $$
  select user_id, date, count(*), avg(weight_kg) from public.weight_entries group by user_id, date
$$;

-- Nutrition: what the user ate, and whether the user wants to see numbers. The form requires a quantity, unless the
-- user chose to see no numbers. So the table accepts foods without a quantity.
create table public.nutrition_entries (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  date date not null,
  food_name text not null check (length(btrim(food_name)) between 1 and 200),
  quantity_g numeric(6, 1) check (quantity_g between 0.1 and 10000),
  calories numeric(6, 1) check (calories between 0 and 20000),
  protein_g numeric(5, 1) check (protein_g between 0 and 5000),
  carbs_g numeric(5, 1) check (carbs_g between 0 and 5000),
  fat_g numeric(5, 1) check (fat_g between 0 and 5000),
  fiber_g numeric(5, 1) check (fiber_g between 0 and 5000),
  sodium_mg numeric(7, 1) check (sodium_mg between 0 and 100000),
  contains_lactose boolean not null default false,
  contains_gluten boolean not null default false,
  meal text check (meal in ('breakfast', 'lunch', 'dinner', 'snack')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  notes text check (length(notes) <= 5000)
);
call app.protect('public.nutrition_entries');
call app.ask_consent('public.nutrition_entries', 'health');
call app.refuse_days_to_come('public.nutrition_entries');

-- The sums of each day. The sum of a value, such as calories, is null if any food of the day lacks the value.
create function app.nutrition_days(zone text)
returns table (user_id uuid, date date, entries bigint, foods bigint, calories numeric, protein_g numeric, carbs_g numeric, fat_g numeric, fiber_g numeric)
language sql stable
as $$
  select user_id, date, count(*), count(*),
    case when count(*) = count(calories) then sum(calories) end, case when count(*) = count(protein_g) then sum(protein_g) end,
    case when count(*) = count(carbs_g) then sum(carbs_g) end, case when count(*) = count(fat_g) then sum(fat_g) end,
    case when count(*) = count(fiber_g) then sum(fiber_g) end
  from public.nutrition_entries group by user_id, date
$$;

create table public.nutrition_settings (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique default auth.uid() references auth.users (id) on delete cascade,
  hide_numbers boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
call app.protect('public.nutrition_settings');

-- The user's own recipes, with one ingredient and one step per line.
create table public.recipes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  title text not null check (length(btrim(title)) between 1 and 200),
  prep_time_minutes integer check (prep_time_minutes between 1 and 2880),
  servings integer check (servings between 1 and 100),
  effort text check (effort in ('low', 'medium', 'high')),
  ingredients text check (length(ingredients) <= 5000),
  instructions text check (length(instructions) <= 10000),
  -- The recipe's photo, as `quick_messages.photo` names a message's.
  photo text check (photo ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
call app.protect('public.recipes');
call app.name_photos('public.recipes', 'photo', 'item-photos');

-- Physical activity: its type, minutes and intensity, any number of entries per day. An activity that is not in the
-- list of types can have a name.
create table public.activity_entries (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  date date not null,
  type text not null check (type in ('walking', 'bodybuilding', 'swimming', 'pilates', 'running', 'cycling', 'other')),
  own_name text check (length(own_name) <= 80),
  duration_minutes integer not null check (duration_minutes between 1 and 1440),
  intensity text check (intensity in ('low', 'moderate', 'high')),
  notes text check (length(notes) <= 5000),
  -- The local time of the activity, as the user chose it. If it is null, the time of `created_at` counts.
  time text check (time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  -- Ids of tags. There is no foreign key: the app ignores ids that are not among the user's tags.
  tags uuid[] check (array_ndims(tags) = 1 and cardinality(tags) between 1 and 12),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint tags_each_once check (app.each_once(tags::text[]))
);
call app.protect('public.activity_entries');
call app.ask_consent('public.activity_entries', 'health');
call app.refuse_days_to_come('public.activity_entries');

create function app.activity_days(zone text)
returns table (user_id uuid, date date, entries bigint, minutes bigint)
language sql stable
as $$
  select user_id, date, count(*), sum(duration_minutes) from public.activity_entries group by user_id, date
$$;

create function app.activity_count_types(zone text) returns setof app.counted
language sql stable
as $$
  select user_id, date, type, coalesce(intensity, 'unsaid'), duration_minutes from public.activity_entries
$$;

-- For the statistics: on how many days each tag was used. There is one record per day and tag, so the sum counts days.
create function app.activity_count_tags(zone text) returns setof app.counted
language sql stable
as $$
  select distinct entry.user_id, entry.date, tag, '', 1::numeric
  from public.activity_entries as entry cross join lateral app.names_of_tags(entry.user_id, entry.tags) as tag
$$;

-- Sleep: hours or times, quality and notes. A row must have at least one of them. A night belongs to the day on which the
-- user woke up.
create table public.sleep_entries (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  date date not null,
  hours numeric(4, 2) check (hours between 0 and 24),
  bed_time text check (bed_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  tried_time text check (tried_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  minutes_to_fall_asleep smallint check (minutes_to_fall_asleep between 0 and 600),
  awakenings smallint check (awakenings between 0 and 50),
  wake_time text check (wake_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  rise_time text check (rise_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  quality text check (quality in ('delayed', 'wokeUpOften', 'wokeUpAndDidntSleep', 'restful', 'unrestful')),
  notes text check (length(notes) <= 5000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint together_something_of_night check (
    num_nonnulls(
      hours, bed_time, tried_time, minutes_to_fall_asleep, awakenings, wake_time, rise_time, quality
    ) > 0
    or (notes ~ '\S') is true
  )
);
call app.protect('public.sleep_entries', premium => true);
call app.ask_consent('public.sleep_entries', 'health');
call app.refuse_days_to_come('public.sleep_entries');

-- The night of each day, by the same rules as on the sleep page (web/src/features/sleep).
--
-- A sleep's length takes a clock change into account. It is unknown if both times are equal, or if the user fell asleep
-- after waking up. A nap is shorter than three hours and lies between 09:00 and 21:00. A day's night is its longest
-- sleep that is not a nap. A day with only naps has no night. Neither has a day with a sleep of unknown length, unless
-- another sleep has at least three hours. Sleeps of a day add up. But nobody knows when a sleep without times was: from
-- three hours on it is the same night as the day's others, and whichever is longer counts. `hours` is null without a night.
-- `middle` is the middle of the night as an angle on a clock, so that 23:50 and 00:10 are close to each other. `restful` is
-- the share of the day's entries with the quality 'restful'.
create function app.nights(zone text)
returns table (user_id uuid, date date, entries bigint, hours numeric, middle double precision, restful numeric)
language sql stable
as $$
  with entry as (
    select *, nullif(coalesce(tried_time, bed_time), wake_time) as tried from public.sleep_entries
  ), timed as (
    select *,
      ((date - (tried > wake_time)::integer + tried::time) at time zone zone) + coalesce(minutes_to_fall_asleep, 0) * interval '1 minute' as fell_asleep,
      (date + wake_time::time) at time zone zone as woke
    from entry
  ), measured as (
    select *, case when fell_asleep <= woke then fell_asleep at time zone zone end as asleep, case when fell_asleep <= woke then woke at time zone zone end as awake,
      case when fell_asleep <= woke then (fell_asleep + (woke - fell_asleep) / 2) at time zone zone end as halfway,
      coalesce(hours, case when fell_asleep <= woke then extract(epoch from woke - fell_asleep) / 3600 end) as slept
    from timed
  ), covered as (
    -- If two sleeps of a day overlap, their common time counts once: it is subtracted from the later one. The day's sum
    -- is never less than its longest sleep.
    select *, case when fell_asleep <= woke then max(woke) filter (where fell_asleep <= woke) over (
        partition by user_id, date order by fell_asleep, slept desc nulls last, woke desc nulls last, id rows between unbounded preceding and 1 preceding
      ) end as known_until
    from measured
  ), sleep as (
    select *, extract(epoch from halfway::time) * pi() / 43200 as middle,
      slept * coalesce(
        1 - greatest(0, extract(epoch from least(woke, coalesce(known_until, fell_asleep)) - fell_asleep)) / nullif(extract(epoch from woke - fell_asleep), 0), 1
      ) as counted,
      coalesce(slept < 3 and asleep::time >= '09:00' and awake::time <= '21:00' and asleep::time < awake::time, false) as nap
    from covered
  )
  select user_id, date, count(*),
    case when max(slept) >= 3 or (count(*) = count(slept) and not bool_and(nap)) then greatest(
      coalesce(sum(counted) filter (where slept < 3), 0) + coalesce(greatest(
        sum(counted) filter (where slept >= 3 and asleep is not null), max(slept) filter (where slept >= 3 and asleep is null)
      ), 0),
      max(slept)
    ) end,
    case when max(slept) >= 3 or (count(*) in (1, count(slept)) and not bool_and(nap))
      then (array_agg(middle order by nap, slept desc nulls last, created_at, id))[1] end,
    avg((quality = 'restful')::integer)
  from sleep group by user_id, date
$$;

create function app.sleep_days(zone text)
returns table (user_id uuid, date date, entries bigint, hours numeric, middle_x double precision, middle_y double precision)
language sql stable
as $$
  select user_id, date, entries, hours, cos(middle), sin(middle) from app.nights(zone)
$$;

create function app.sleep_count_quality(zone text) returns setof app.counted
language sql stable
as $$
  select user_id, date, quality, '', 1 from public.sleep_entries
$$;

-- The menstrual cycle: entries per day, pauses of counting and predictions, and excluded cycles.
create table public.menstrual_entries (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  date date not null,
  last_period_start date,
  on_period boolean not null default false,
  flow text check (flow in ('light', 'moderate', 'heavy', 'veryHeavy')),
  pain text check (pain in ('none', 'mild', 'moderate', 'strong', 'veryStrong')),
  symptoms text[] check (symptoms <@ array[
    'cramps', 'headache', 'bloating', 'breastTenderness', 'fatigue', 'irritability', 'anxiety', 'moodSwings', 'nausea', 'backPain',
    'acne', 'foodCravings'
  ] and array_ndims(symptoms) = 1 and cardinality(symptoms) between 1 and 12),
  mood text check (mood in ('happy', 'sad', 'irritated', 'anxious', 'calm', 'emotional')),
  notes text check (length(notes) <= 5000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint together_start check (last_period_start <= date),
  constraint symptoms_each_once check (app.each_once(symptoms))
);
call app.protect('public.menstrual_entries');
call app.ask_consent('public.menstrual_entries', 'health');
call app.refuse_days_to_come('public.menstrual_entries');

create function app.menstrual_days(zone text)
returns table (user_id uuid, date date, entries bigint, mark text)
language sql stable
as $$
  select user_id, date, count(*), case when bool_or(on_period) then 'period' end from public.menstrual_entries group by user_id, date
$$;

create function app.menstrual_count_starts(zone text) returns setof app.counted
language sql stable
as $$
  select user_id, date, last_period_start::text, date::text, 1 from public.menstrual_entries
$$;

create function app.menstrual_count_flow(zone text) returns setof app.counted
language sql stable
as $$
  select user_id, date, flow, '', 1 from public.menstrual_entries
$$;

create function app.menstrual_count_pain(zone text) returns setof app.counted
language sql stable
as $$
  select user_id, date, pain, '', 1 from public.menstrual_entries
$$;

create function app.menstrual_count_symptoms(zone text) returns setof app.counted
language sql stable
as $$
  select user_id, date, unnest(symptoms), '', 1 from public.menstrual_entries
$$;

create table public.menstrual_settings (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique default auth.uid() references auth.users (id) on delete cascade,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- The cycles that the user excludes from predictions, by their first days: 'YYYY-MM-DD', separated by spaces. They are one
  -- text in this row instead of rows in another table, so that exports, imports and backups of the row contain them. Days on
  -- which no known cycle begins are ignored.
  left_out text check (length(btrim(left_out)) between 1 and 600)
);
call app.protect('public.menstrual_settings');
call app.ask_consent('public.menstrual_settings', 'health');

-- Spans in which the page neither counts days of the cycle nor predicts. A continuing pause has no last day.
create table public.menstrual_pauses (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  from_date date not null,
  to_date date,
  reason text check (reason in ('pregnancy', 'menopause', 'contraception', 'other')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint to_after_from check (to_date >= from_date)
);
call app.protect('public.menstrual_pauses');
call app.ask_consent('public.menstrual_pauses', 'health');
