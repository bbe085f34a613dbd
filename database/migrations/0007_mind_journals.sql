-- Journals about the mind and the day: mood, daily check-ins, executive functions, social battery, camouflage,
-- overload, facts, thoughts, spirituality and readings. Each may have several entries per day.

create table public.mood_entries (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  date date not null,
  mood text not null check (mood in (
    'happy', 'sad', 'angry', 'anxious', 'tired', 'affectionate', 'confident', 'thoughtful', 'calm', 'excited', 'discouraged',
    'overwhelmed'
  )),
  intensity smallint not null check (intensity between 1 and 5),
  -- Up to three further feelings. The statistics count them apart from the main mood (app.mood_count_also).
  also text[] check (also <@ array[
    'happy', 'sad', 'angry', 'anxious', 'tired', 'affectionate', 'confident', 'thoughtful', 'calm', 'excited', 'discouraged',
    'overwhelmed'
  ] and array_ndims(also) = 1 and cardinality(also) between 1 and 3),
  notes text check (length(notes) <= 5000),
  -- The local time of the mood, as the user chose it. If it is null, the time of `created_at` counts.
  time text check (time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  -- Ids of tags. There is no foreign key: the app ignores ids that are not among the user's tags.
  tags uuid[] check (array_ndims(tags) = 1 and cardinality(tags) between 1 and 12),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint tags_each_once check (app.each_once(tags::text[])),
  constraint also_each_once check (app.each_once(also)),
  constraint together_also_others check (mood <> all (also))
);
call app.protect('public.mood_entries', premium => true);
call app.ask_consent('public.mood_entries', 'health');
call app.refuse_days_to_come('public.mood_entries');

-- The most frequent value. Among equally frequent values, the one that occurs last. Null if there is no value.
create function app.most_frequent(choices text[]) returns text
language sql immutable set search_path = ''
as $$
  select choice from unnest(choices) with ordinality as each (choice, place)
  where choice is not null group by choice order by count(*) desc, max(place) desc limit 1
$$;

-- `mark_of_year` is the day's most frequent mood. Among equally frequent moods, it is the latest one, by the time that
-- the user chose for the entry, otherwise by the entry's creation.
create function app.mood_days(zone text)
returns table (user_id uuid, date date, entries bigint, intensity numeric, mark_of_year text)
language sql stable
as $$
  select user_id, date, count(*), avg(intensity), app.most_frequent(
    array_agg(mood order by coalesce((date + time::time) at time zone zone, created_at), created_at, id)
  )
  from public.mood_entries group by user_id, date
$$;

create function app.mood_count_moods(zone text) returns setof app.counted
language sql stable
as $$
  select user_id, date, mood, '', 1 from public.mood_entries
$$;

-- For the statistics: on how many days each further feeling was named. There is one record per day and feeling.
create function app.mood_count_also(zone text) returns setof app.counted
language sql stable
as $$
  select distinct user_id, date, feeling, '', 1::numeric from public.mood_entries cross join lateral unnest(also) as feeling
$$;

-- For the statistics: on how many days each tag was used. There is one record per day and tag, so the sum counts days.
create function app.mood_count_tags(zone text) returns setof app.counted
language sql stable
as $$
  select distinct entry.user_id, entry.date, tag, '', 1::numeric
  from public.mood_entries as entry cross join lateral app.names_of_tags(entry.user_id, entry.tags) as tag
$$;

-- Daily check-in: seven senses on a scale of five steps, triggers, and how the day was. A row must have at least one of
-- them; blank text does not count.
create table public.daily_entries (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  date date not null,
  visual text check (visual in ('hypo', 'low', 'normal', 'hyper', 'veryHyper')),
  auditory text check (auditory in ('hypo', 'low', 'normal', 'hyper', 'veryHyper')),
  tactile text check (tactile in ('hypo', 'low', 'normal', 'hyper', 'veryHyper')),
  olfactory text check (olfactory in ('hypo', 'low', 'normal', 'hyper', 'veryHyper')),
  proprioceptive text check (proprioceptive in ('hypo', 'low', 'normal', 'hyper', 'veryHyper')),
  vestibular text check (vestibular in ('hypo', 'low', 'normal', 'hyper', 'veryHyper')),
  interoceptive text check (interoceptive in ('hypo', 'low', 'normal', 'hyper', 'veryHyper')),
  sensory_trigger text check (length(sensory_trigger) <= 2000),
  day_pattern text check (day_pattern in (
    'calm', 'agitated', 'productive', 'tiring', 'stressful', 'relaxing', 'challenging', 'positive'
  )),
  notes text check (length(notes) <= 5000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- How the user responded to sensory input, in four terms of research on sensory processing (Dunn 1997, Infants and
  -- Young Children 9, 23-35). The app uses only the terms and calculates no score.
  sensory_responses text[] check (
    sensory_responses <@ array['seeking', 'avoiding', 'sensitivity', 'registration'] and array_ndims(sensory_responses) = 1 and cardinality(sensory_responses) between 1 and 4
  ),
  constraint sensory_responses_each_once check (app.each_once(sensory_responses)),
  constraint together_something_of_day check (
    num_nonnulls(
      visual, auditory, tactile, olfactory, proprioceptive, vestibular, interoceptive, sensory_responses, day_pattern
    ) > 0
    or (sensory_trigger ~ '\S') is true
    or (notes ~ '\S') is true
  )
);
call app.protect('public.daily_entries', premium => true);
call app.ask_consent('public.daily_entries', 'health');
call app.refuse_days_to_come('public.daily_entries');

create function app.daily_days(zone text)
returns table (user_id uuid, date date, entries bigint)
language sql stable
as $$
  select user_id, date, count(*) from public.daily_entries group by user_id, date
$$;

create function app.daily_count_senses(zone text) returns setof app.counted
language sql stable
as $$
  select user_id, date, sense, step, 1 from public.daily_entries cross join lateral (values
    ('visual', visual), ('auditory', auditory), ('tactile', tactile), ('olfactory', olfactory), ('proprioceptive', proprioceptive),
    ('vestibular', vestibular), ('interoceptive', interoceptive)) as entry (sense, step)
$$;

create function app.daily_count_patterns(zone text) returns setof app.counted
language sql stable
as $$
  select user_id, date, day_pattern, '', 1 from public.daily_entries
$$;

-- Executive functions: five scales from 1 to 5, and notes. A row must have at least one of them.
create table public.executive_entries (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  date date not null,
  attention smallint check (attention between 1 and 5),
  impulsivity smallint check (impulsivity between 1 and 5),
  mental_hyperactivity smallint check (mental_hyperactivity between 1 and 5),
  body_hyperactivity smallint check (body_hyperactivity between 1 and 5),
  hyperfocus smallint check (hyperfocus between 1 and 5),
  notes text check (length(notes) <= 5000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint together_something check (
    num_nonnulls(attention, impulsivity, mental_hyperactivity, body_hyperactivity, hyperfocus, notes) > 0
  )
);
call app.protect('public.executive_entries');
call app.ask_consent('public.executive_entries', 'health');
call app.refuse_days_to_come('public.executive_entries');

create function app.executive_days(zone text)
returns table (user_id uuid, date date, entries bigint, attention numeric, impulsivity numeric, mental_hyperactivity numeric, body_hyperactivity numeric, hyperfocus numeric)
language sql stable
as $$
  select user_id, date, count(*), avg(attention), avg(impulsivity), avg(mental_hyperactivity), avg(body_hyperactivity), avg(hyperfocus)
  from public.executive_entries group by user_id, date
$$;

-- Social battery: its level in percent, what drained it, and what charged it.
create table public.social_entries (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  date date not null,
  level smallint not null check (level between 0 and 100),
  drains text[] check (drains <@ array[
    'conversation', 'meeting', 'crowd', 'noise', 'phone', 'newPeople', 'conflict', 'masking', 'waiting', 'screens'
  ] and array_ndims(drains) = 1 and cardinality(drains) between 1 and 10),
  charges text[] check (charges <@ array[
    'alone', 'silence', 'rest', 'specialInterest', 'music', 'nature', 'movement', 'closePerson', 'animal', 'play'
  ] and array_ndims(charges) = 1 and cardinality(charges) between 1 and 10),
  notes text check (length(notes) <= 5000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint drains_each_once check (app.each_once(drains)),
  constraint charges_each_once check (app.each_once(charges))
);
call app.protect('public.social_entries', premium => true);
call app.ask_consent('public.social_entries', 'health');
call app.refuse_days_to_come('public.social_entries');

create function app.social_days(zone text)
returns table (user_id uuid, date date, entries bigint, level numeric)
language sql stable
as $$
  select user_id, date, count(*), avg(level) from public.social_entries group by user_id, date
$$;

-- The mean level of each day, for the means by weekday. So each day has the same weight, however many entries it has.
create function app.social_mean_weekdays(zone text) returns setof app.counted
language sql stable
as $$
  select user_id, date, extract(dow from date)::text, '', avg(level) from public.social_entries group by user_id, date
$$;

create function app.social_count_drains(zone text) returns setof app.counted
language sql stable
as $$
  select user_id, date, unnest(drains), '', 1 from public.social_entries
$$;

create function app.social_count_charges(zone text) returns setof app.counted
language sql stable
as $$
  select user_id, date, unnest(charges), '', 1 from public.social_entries
$$;

-- Social camouflage: a situation, the reason, the feelings during and after it, and optionally the kind and the effort.
create table public.camouflage_entries (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  date date not null,
  situation text not null check (length(btrim(situation)) > 0 and length(situation) <= 2000),
  reason text check (length(reason) <= 2000),
  feelings_during text check (length(feelings_during) <= 2000),
  feelings_after text check (length(feelings_after) <= 2000),
  kinds text[] check (
    kinds <@ array['compensation', 'masking', 'assimilation'] and array_ndims(kinds) = 1 and cardinality(kinds) between 1 and 3
  ),
  effort smallint check (effort between 1 and 5),
  notes text check (length(notes) <= 5000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint kinds_each_once check (app.each_once(kinds)),
  constraint situation_says_something check (situation ~ '\S')
);
call app.protect('public.camouflage_entries', premium => true);
call app.ask_consent('public.camouflage_entries', 'health');
call app.refuse_days_to_come('public.camouflage_entries');

create function app.camouflage_days(zone text)
returns table (user_id uuid, date date, entries bigint, situations bigint, effort numeric)
language sql stable
as $$
  select user_id, date, count(*), count(*), avg(effort) from public.camouflage_entries group by user_id, date
$$;

create function app.camouflage_count_kinds(zone text) returns setof app.counted
language sql stable
as $$
  select user_id, date, unnest(kinds), '', 1 from public.camouflage_entries
$$;

-- Overload: whether it occurred, its triggers, intensity and duration, its early signs, what the user did, and what
-- helped most.
create table public.analysis_entries (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  date date not null,
  occurred text not null check (occurred in ('yes', 'no')),
  triggers text[] check (
    triggers <@ array['auditory', 'visual', 'social', 'emotional', 'tactile', 'olfactory', 'change', 'fatigue']
    and array_ndims(triggers) = 1 and cardinality(triggers) between 1 and 8
  ),
  intensity smallint check (intensity between 1 and 5),
  duration_minutes integer check (duration_minutes between 1 and 2880),
  early_signs text check (length(early_signs) <= 2000),
  strategies text[] check (
    strategies <@ array[
      'quietPlace', 'leaving', 'dark', 'headphones', 'pressure', 'movement', 'stimming', 'breathing', 'water', 'sleep', 'closePerson',
      'specialInterest'
    ] and array_ndims(strategies) = 1 and cardinality(strategies) between 1 and 12
  ),
  own_strategy text check (length(own_strategy) <= 300),
  helped_most text check (helped_most in (
    'quietPlace', 'leaving', 'dark', 'headphones', 'pressure', 'movement', 'stimming', 'breathing', 'water', 'sleep', 'closePerson',
    'specialInterest', 'own'
  )),
  notes text check (length(notes) <= 5000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- The time at which the user wrote the entry, by the user's own clock, if that was on the day of the entry.
  -- `created_at` cannot replace it: in another time zone, the same instant may be another part of the day or even
  -- another day.
  noted_time text check (noted_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  constraint triggers_each_once check (app.each_once(triggers)),
  constraint strategies_each_once check (app.each_once(strategies))
);
call app.protect('public.analysis_entries', premium => true);
call app.ask_consent('public.analysis_entries', 'health');
call app.refuse_days_to_come('public.analysis_entries');

create function app.analysis_days(zone text)
returns table (user_id uuid, date date, entries bigint, overloads bigint, intensity numeric, minutes numeric)
language sql stable
as $$
  select user_id, date, count(*), count(*) filter (where occurred = 'yes'), avg(intensity) filter (where occurred = 'yes'),
    avg(duration_minutes) filter (where occurred = 'yes')
  from public.analysis_entries group by user_id, date
$$;

create function app.analysis_count_weekdays(zone text) returns setof app.counted
language sql stable
as $$
  select user_id, date, unnest(triggers), extract(dow from date)::text, 1 from public.analysis_entries where occurred = 'yes'
$$;

-- Counts the triggers of overload by the time of day at which the entry was written. Only an entry that was written on
-- its own day has such a time: noted_time, by the user's own clock. If a client did not set noted_time, the time comes
-- from created_at in the time zone of the request.
create function app.analysis_count_hours(zone text) returns setof app.counted
language sql stable
as $$
  select user_id, date, unnest(triggers), case when written < '05:00' then 'night' when written < '12:00' then 'morning'
      when written < '18:00' then 'afternoon' when written < '23:00' then 'evening' when written is not null then 'night' end, 1
  from public.analysis_entries cross join lateral (select created_at at time zone zone as created) as here
    cross join lateral (select coalesce(noted_time::time, case when created::date = date then created::time end) as written) as clock
  where occurred = 'yes'
$$;

create function app.analysis_count_strategies(zone text) returns setof app.counted
language sql stable
as $$
  select user_id, date, unnest(strategies), '', 1 from public.analysis_entries where occurred = 'yes'
$$;

create function app.analysis_count_helped(zone text) returns setof app.counted
language sql stable
as $$
  select user_id, date, helped_most, '', 1 from public.analysis_entries where occurred = 'yes'
$$;

-- Facts of the day: a category and a text.
create table public.facts_entries (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  date date not null,
  category text not null check (category in (
    'achievement', 'learning', 'challenge', 'specialMoment', 'observation', 'reflection'
  )),
  text text not null check (length(btrim(text)) > 0 and length(text) <= 5000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
call app.protect('public.facts_entries', premium => true);
call app.ask_consent('public.facts_entries', 'health');
call app.refuse_days_to_come('public.facts_entries');

create function app.facts_days(zone text)
returns table (user_id uuid, date date, entries bigint, facts bigint)
language sql stable
as $$
  select user_id, date, count(*), count(*) from public.facts_entries group by user_id, date
$$;

create function app.facts_count_categories(zone text) returns setof app.counted
language sql stable
as $$
  select user_id, date, category, '', 1 from public.facts_entries
$$;

-- Thoughts: a text, which must not be blank, and stickers from a fixed set.
create table public.thoughts_entries (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  date date not null,
  text text not null check (length(btrim(text)) > 0 and length(text) <= 20000),
  stickers text[] check (stickers <@ array[
    'sun', 'cloud', 'rain', 'moon', 'star', 'leaf', 'flower', 'wave', 'mountain', 'cup', 'book', 'house',
    'rainbow', 'snowflake', 'umbrella', 'tree', 'fish', 'bird', 'cat', 'boat', 'music', 'lamp', 'key', 'kite'
  ] and array_ndims(stickers) = 1 and cardinality(stickers) between 1 and 24),
  -- Ids of tags. There is no foreign key: the app ignores ids that are not among the user's tags.
  tags uuid[] check (array_ndims(tags) = 1 and cardinality(tags) between 1 and 12),
  -- Whether the page lists the thought above those of the days.
  pinned boolean not null default false,
  -- The thought's photos: names of objects in the account's folder of the bucket `thought-photos`. An object may be
  -- missing, for example after an import without files. `photo_texts` has the alternative text of each, in the same order.
  photos uuid[] check (array_ndims(photos) = 1 and cardinality(photos) between 1 and 4),
  photo_texts text[] check (array_position(photo_texts, null) is null and length(array_to_string(photo_texts, '')) <= 2000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint stickers_each_once check (app.each_once(stickers)),
  constraint tags_each_once check (app.each_once(tags::text[])),
  constraint photos_each_once check (app.each_once(photos::text[])),
  constraint together_texts_of_photos check (
    coalesce(array_ndims(photo_texts), 1) = 1 and cardinality(photo_texts) is not distinct from cardinality(photos)
  )
);
call app.protect('public.thoughts_entries', premium => true);
call app.ask_consent('public.thoughts_entries', 'health');
call app.refuse_days_to_come('public.thoughts_entries');
create index thoughts_pinned on public.thoughts_entries (user_id) where pinned;

-- Limits an account's pinned thoughts to twelve. Beyond the limit, a new row, such as one of an import, is stored without
-- the pin, so that its text is not lost. Pinning an existing thought is refused. Two writes at the same moment may exceed
-- the limit.
create function app.limit_pinned_thoughts() returns trigger
language plpgsql
as $$
declare
  is_full boolean := exists (
    select from public.thoughts_entries where user_id = new.user_id and pinned and id <> new.id offset 11
  );
begin
  if is_full and tg_op = 'UPDATE' then
    raise exception 'an account has at most 12 pinned thoughts' using errcode = 'AF001';
  end if;
  new.pinned := not is_full;
  return new;
end
$$;
create trigger limit_pinned_thoughts before insert on public.thoughts_entries
for each row when (new.pinned and current_user = 'authenticated') execute function app.limit_pinned_thoughts();
create trigger limit_more_pinned_thoughts before update of pinned on public.thoughts_entries
for each row when (new.pinned and not old.pinned and current_user = 'authenticated') execute function app.limit_pinned_thoughts();

call app.name_photos('public.thoughts_entries', 'photos', 'thought-photos');

-- Removes up to a thousand photos that no thought, message or recipe names any more since before `unused_since`. A photo
-- that no row ever named stays thirty days longer, because the device that added it may be offline with the row's change.
-- Returns the number of removed photos. Only the server calls it.
create function app.remove_unused_photos(unused_since timestamptz) returns integer
language sql
as $$
  with used as (
    select 'thought-photos' as bucket_id, user_id || '/' || photo as name
    from public.thoughts_entries cross join unnest(photos) as photo where photos is not null
    union all
    select 'item-photos', user_id || '/' || photo from public.quick_messages where photo is not null
    union all
    select 'item-photos', user_id || '/' || photo from public.recipes where photo is not null
  ),
  unused as (
    select id from storage.objects as object
    where bucket_id in ('thought-photos', 'item-photos') and updated_at < unused_since
      and (updated_at > created_at or created_at < unused_since - interval '30 days')
      and not exists (select from used where used.bucket_id = object.bucket_id and used.name = object.name)
    limit 1000
  ),
  removed as (delete from storage.objects where id in (select id from unused) returning id)
  select count(*)::integer from removed
$$;
revoke all on function app.remove_unused_photos(timestamptz) from public;

create function app.thoughts_days(zone text)
returns table (user_id uuid, date date, entries bigint, thoughts bigint)
language sql stable
as $$
  select user_id, date, count(*), count(*) from public.thoughts_entries group by user_id, date
$$;

-- For the statistics: on how many days each tag was used. There is one record per day and tag, so the sum counts days.
create function app.thoughts_count_tags(zone text) returns setof app.counted
language sql stable
as $$
  select distinct entry.user_id, entry.date, tag, '', 1::numeric
  from public.thoughts_entries as entry cross join lateral app.names_of_tags(entry.user_id, entry.tags) as tag
$$;

-- Spirituality: a practice, of any tradition or of none, and its duration.
create table public.spirituality_entries (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  date date not null,
  practice text not null check (length(practice) between 1 and 120),
  duration_minutes integer check (duration_minutes between 1 and 1440),
  notes text check (length(notes) <= 5000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
call app.protect('public.spirituality_entries');
call app.ask_consent('public.spirituality_entries', 'spirituality');
call app.refuse_days_to_come('public.spirituality_entries');

create function app.spirituality_days(zone text)
returns table (user_id uuid, date date, entries bigint, minutes bigint)
language sql stable
as $$
  select user_id, date, count(*), sum(duration_minutes) from public.spirituality_entries group by user_id, date
$$;

create function app.spirituality_count_practices(zone text) returns setof app.counted
language sql stable
as $$
  select user_id, date, practice, '', 1 from public.spirituality_entries
$$;

-- Readings: what the user wants to read, is reading or has read. Each belongs to the month of its date.
create table public.readings (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  date date not null,
  title text not null check (length(title) between 1 and 300),
  author text check (length(author) <= 200),
  status text not null check (status in ('wantToRead', 'reading', 'finished', 'pausedOrStopped')),
  insights text check (length(insights) <= 5000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint title_says_something check (btrim(title) <> '')
);
call app.protect('public.readings');

create function app.readings_days(zone text)
returns table (user_id uuid, date date, entries bigint, finished bigint)
language sql stable
as $$
  select user_id, date, count(*), count(*) filter (where status = 'finished') from public.readings group by user_id, date
$$;

create function app.readings_count_status(zone text) returns setof app.counted
language sql stable
as $$
  select user_id, date, status, '', 1 from public.readings
$$;
