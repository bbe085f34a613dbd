-- Statistics: sums over an account's journals. The rows stay here; a page gets a few hundred numbers. Every function runs with the rights of the
-- caller, so row-level security decides which rows there are, as for every other read.

-- The value that occurs most; of equals the one that came last. Null for none.
create function app.most_of(said text[]) returns text
language sql immutable set search_path = ''
as $$
  select value from unnest(said) with ordinality as each (value, place)
  where value is not null group by value order by count(*) desc, max(place) desc limit 1
$$;

-- What is computed for each journal. Nothing in it comes from a client; it becomes part of statements unescaped.
--   rows      the required columns; always `user_id` and `date`
--   measures  name and expression over the rows of one day; null: that day has no value
--   counts    name, join, row, column ('' for none) and amount; a null row or column is left out
--   mark      a word for a day, over its rows; of the last so many days
create function app.statistics_catalogue()
returns table (journal text, rows text, measures text[], counts text[], mark text, marked_days integer)
language sql immutable set search_path = ''
as $catalogue$
  values
    ('mood', 'select user_id, date, id, created_at, mood, intensity from public.mood_entries',
      array[['intensity', 'avg(intensity)']],
      array[['moods', '', 'mood', $$''$$, 'count(*)']],
      'app.most_of(array_agg(mood order by created_at, id))', 366),
    -- The same rules as on the sleep page (web/src/features/sleep). The length of a night includes a clock change. Equal times, or falling asleep
    -- after waking, give no length. A short sleep beside one of unknown length is not the night, nor is a nap alone: less than three hours, all of
    -- them between 09:00 and 21:00. The night is the longest sleep of a day that is not a nap. Its middle is an angle, so that 23:50 and 00:10 lie
    -- beside each other.
    ('sleep', $$
      select user_id, date, id, created_at, quality,
        case when max(slept) over of_day >= 3 or count(*) over of_day = count(slept) over of_day and not bool_and(nap) over of_day
          then sum(slept) over of_day end as hours,
        case when max(slept) over of_day >= 3 or count(*) over of_day in (1, count(slept) over of_day) and not bool_and(nap) over of_day
          then first_value(middle) over by_length end as middle
      from (
        select *, extract(epoch from ((asleep + (awake - asleep) / 2) at time zone $5)::time) * pi() / 43200 as middle,
          coalesce(slept < 3 and (asleep at time zone $5)::time >= '09:00' and (awake at time zone $5)::time <= '21:00'
            and (asleep at time zone $5)::time < (awake at time zone $5)::time, false) as nap
        from (
          select user_id, date, id, created_at, quality, case when asleep <= awake then asleep end as asleep,
            case when asleep <= awake then awake end as awake,
            coalesce(hours, case when asleep <= awake then extract(epoch from awake - asleep) / 3600 end) as slept
          from (
            select user_id, date, id, created_at, quality, hours,
              ((date - (tried > wake_time)::integer + tried::time) at time zone $5)
                + coalesce(minutes_to_fall_asleep, 0) * interval '1 minute' as asleep,
              (date + wake_time::time) at time zone $5 as awake
            from (select *, nullif(coalesce(tried_time, bed_time), wake_time) as tried from public.sleep_entries) as said
          ) as timed
        ) as night
      ) as known
      window of_day as (partition by user_id, date),
        by_length as (partition by user_id, date order by nap, slept desc nulls last, created_at, id) $$,
      array[['hours', 'max(hours)'], ['middle_x', 'cos(max(middle))'], ['middle_y', 'sin(max(middle))']],
      array[['quality', '', 'quality', $$''$$, 'count(*)']], null, null),
    ('daily', $$select user_id, date, day_pattern, visual, auditory, tactile, olfactory, proprioceptive, vestibular, interoceptive
      from public.daily_entries$$,
      null,
      array[
        ['senses', $$cross join lateral (values ('visual', visual), ('auditory', auditory), ('tactile', tactile), ('olfactory', olfactory),
          ('proprioceptive', proprioceptive), ('vestibular', vestibular), ('interoceptive', interoceptive)) as said (sense, step)$$,
          'sense', 'step', 'count(*)'],
        ['patterns', '', 'day_pattern', $$''$$, 'count(*)']
      ], null, null),
    -- The hour is the hour of writing, so only a record written on its own day has one: by noted_time, the user's own clock. A record without it,
    -- from another client, uses the zone of the request.
    ('analysis', $$select user_id, date, created_at, noted_time, occurred, triggers, intensity, duration_minutes, helped_most, strategies
      from public.analysis_entries$$,
      array[
        ['overloads', $$count(*) filter (where occurred = 'yes')$$],
        ['intensity', $$avg(intensity) filter (where occurred = 'yes')$$],
        ['minutes', $$avg(duration_minutes) filter (where occurred = 'yes')$$]
      ],
      array[
        ['weekdays', $$cross join lateral unnest(case when occurred = 'yes' then triggers end) as set_off (trigger)$$,
          'trigger', 'extract(dow from date)::text', 'count(*)'],
        ['hours', $$cross join lateral unnest(case when occurred = 'yes' then triggers end) as set_off (trigger)
          cross join lateral (select created_at at time zone $5 as asked) as there
          cross join lateral (select coalesce(noted_time::time, case when asked::date = date then asked::time end) as written) as at_home$$,
          'trigger', $$case when written < '05:00' then 'night' when written < '12:00' then 'morning' when written < '18:00' then 'afternoon'
            when written < '23:00' then 'evening' when written is not null then 'night' end$$, 'count(*)'],
        ['strategies', $$cross join lateral unnest(case when occurred = 'yes' then strategies end) as used (strategy)$$,
          'strategy', $$''$$, 'count(*)'],
        ['helped', '', $$case when occurred = 'yes' then helped_most end$$, $$''$$, 'count(*)']
      ], null, null),
    -- A day counts once in the shape of the week, however many entries it has.
    ('social', $$select user_id, date, level, drains, charges, level::numeric / count(*) over (partition by user_id, date) as share
      from public.social_entries$$,
      array[['level', 'avg(level)']],
      array[
        ['weekdays', '', 'extract(dow from date)::text', $$''$$, 'sum(share) / count(distinct date)'],
        ['drains', 'cross join lateral unnest(drains) as named (name)', 'name', $$''$$, 'count(*)'],
        ['charges', 'cross join lateral unnest(charges) as named (name)', 'name', $$''$$, 'count(*)']
      ], null, null),
    ('camouflage', 'select user_id, date, effort, kinds from public.camouflage_entries',
      array[['situations', 'count(*)'], ['effort', 'avg(effort)']],
      array[['kinds', 'cross join lateral unnest(kinds) as named (kind)', 'kind', $$''$$, 'count(*)']], null, null),
    ('executive', $$select user_id, date, attention, impulsivity, mental_hyperactivity, body_hyperactivity, hyperfocus
      from public.executive_entries$$,
      array[
        ['attention', 'avg(attention)'], ['impulsivity', 'avg(impulsivity)'], ['mental_hyperactivity', 'avg(mental_hyperactivity)'],
        ['body_hyperactivity', 'avg(body_hyperactivity)'], ['hyperfocus', 'avg(hyperfocus)']
      ], null, null, null),
    ('activity', 'select user_id, date, type, intensity, duration_minutes from public.activity_entries',
      array[['minutes', 'sum(duration_minutes)']],
      array[['types', '', 'type', $$coalesce(intensity, 'unsaid')$$, 'sum(duration_minutes)']], null, null),
    ('water', 'select user_id, date, amount_ml from public.water_entries',
      array[['amount', 'sum(amount_ml)']], null, null, null),
    ('weight', 'select user_id, date, weight_kg from public.weight_entries',
      array[['weight', 'avg(weight_kg)']], null, null, null),
    -- A day's sum is known where every food of it has the value.
    ('nutrition', 'select user_id, date, calories, protein_g, carbs_g, fat_g from public.nutrition_entries',
      array[
        ['foods', 'count(*)'],
        ['calories', 'case when count(*) = count(calories) then sum(calories) end'],
        ['protein_g', 'case when count(*) = count(protein_g) then sum(protein_g) end'],
        ['carbs_g', 'case when count(*) = count(carbs_g) then sum(carbs_g) end'],
        ['fat_g', 'case when count(*) = count(fat_g) then sum(fat_g) end']
      ], null, null, null),
    ('medications', 'select user_id, date, name, state, planned from public.medication_doses',
      array[
        ['taken', $$count(*) filter (where state = 'taken')$$], ['skipped', $$count(*) filter (where state = 'skipped')$$],
        ['later', $$count(*) filter (where state = 'later')$$]
      ],
      array[
        ['states', '', 'name', 'state', 'count(*)'],
        ['planned', '', 'case when planned is not null then name end', $$''$$, 'count(distinct date)']
      ], null, null),
    ('menstrual', 'select user_id, date, on_period, last_period_start, flow, pain, symptoms from public.menstrual_entries',
      null,
      array[
        ['starts', '', 'last_period_start::text', 'date::text', 'count(*)'],
        ['flow', '', 'flow', $$''$$, 'count(*)'],
        ['pain', '', 'pain', $$''$$, 'count(*)'],
        ['symptoms', 'cross join lateral unnest(symptoms) as named (symptom)', 'symptom', $$''$$, 'count(*)']
      ], $$case when bool_or(on_period) then 'period' end$$, 36600),
    ('spirituality', 'select user_id, date, practice, duration_minutes from public.spirituality_entries',
      array[['minutes', 'sum(duration_minutes)']],
      array[['practices', '', 'practice', $$''$$, 'count(*)']], null, null),
    ('readings', 'select user_id, date, status from public.readings',
      array[['finished', $$count(*) filter (where status = 'finished')$$]],
      array[['status', '', 'status', $$''$$, 'count(*)']], null, null),
    ('routine', 'select user_id, date, task from public.routine_ticks',
      array[['steps', 'count(*)']],
      array[['tasks', '', 'task', $$''$$, 'count(distinct date)']], null, null),
    ('facts', 'select user_id, date, category from public.facts_entries',
      array[['facts', 'count(*)']],
      array[['categories', '', 'category', $$''$$, 'count(*)']], null, null),
    ('thoughts', 'select user_id, date from public.thoughts_entries', array[['thoughts', 'count(*)']], null, null, null),
    ('crisis', 'select user_id, date from public.crisis_events', array[['events', 'count(*)']], null, null, null),
    ('calendar', 'select user_id, date, type from public.appointments',
      array[['appointments', 'count(*)']],
      array[['types', '', 'type', $$''$$, 'count(*)']], null, null),
    -- A reminder stores only the latest day on which it was done.
    ('reminders', 'select user_id, done_on as date from public.reminders where done_on is not null',
      array[['reminders', 'count(*)']], null, null, null)
$catalogue$;

revoke all on function app.most_of(text[]), app.statistics_catalogue() from public;
grant execute on function app.most_of(text[]), app.statistics_catalogue() to authenticated;

-- How many records each journal has from one day to another (both included), and on how many days there is any. Null from: no lower bound. A
-- journal without records is left out.
create function public.statistics_overview(from_date date, to_date date) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  entries text;
  answer jsonb;
begin
  select string_agg(format('select %L as journal, date from (%s) as source where user_id = $1 and date between $2 and $3', journal, rows), ' union all ')
    into entries from app.statistics_catalogue();
  execute format(
    'with day as materialized (select journal, date, count(*) as entries from (%s) as entry group by journal, date),
     of_journal as (
       select journal, sum(entries) as entries, count(*) as days, min(date) as first, max(date) as last from day group by journal
     )
     select jsonb_build_object(
       ''days'', (select count(distinct date) from day),
       ''journals'', coalesce(
         (select jsonb_object_agg(journal, jsonb_build_object(''entries'', entries, ''days'', days, ''first'', first, ''last'', last)) from of_journal),
         ''{}''
       )
     )', entries)
    -- The catalogue's fourth and fifth parameter, grain and zone, are unused here.
    into answer using auth.uid(), coalesce(from_date, '-infinity'::date), to_date, null::text, 'UTC'::text;
  return answer;
end
$$;

-- One journal's statistics from one day to another. `points` are days, weeks or months that have records, and no others: a gap is not a zero. Each
-- value in them is [sum, number of days], so that means are per day and several entries of a day weigh no more than one. `counts` are [row, column,
-- amount, first day, last day].
create function public.journal_statistics(journal text, from_date date, to_date date, grain text, zone text default 'UTC')
returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  asked record;
  measured text;
  summed text;
  counted text;
  answer jsonb;
begin
  select * into asked from app.statistics_catalogue() as catalogue where catalogue.journal = journal_statistics.journal;
  if not found or grain is null or grain not in ('day', 'week', 'month') then
    raise exception 'no such journal or grain' using errcode = '22023';
  end if;

  select string_agg(format(', %s as %I', asked.measures[at][2], asked.measures[at][1]), '' order by at),
    string_agg(format('%1$L, case when count(%1$I) > 0 then jsonb_build_array(round(sum(%1$I)::numeric, 4), count(%1$I)) end',
      asked.measures[at][1]), ', ' order by at)
    into measured, summed from generate_subscripts(asked.measures, 1) as at;

  select string_agg(format(
    '%1$L, (select coalesce(jsonb_agg(jsonb_build_array(kind, side, round(amount::numeric, 4), first, last) order by amount desc, kind, side), ''[]'')
     from (
       select %3$s as kind, %4$s as side, %5$s as amount, min(date) as first, max(date) as last from entry %2$s group by 1, 2
       having (%3$s) is not null and (%4$s) is not null order by 3 desc, 1, 2 limit 400
     ) as counted)',
    asked.counts[at][1], asked.counts[at][2], asked.counts[at][3], asked.counts[at][4], asked.counts[at][5]), ', ' order by at)
    into counted from generate_subscripts(asked.counts, 1) as at;

  execute format(
    'with entry as materialized (select * from (%s) as source where user_id = $1 and date between $2 and $3),
     day as materialized (select date, count(*) as entries, %s as mark %s from entry group by date),
     point as (
       select date_trunc($4, date::timestamp)::date as at, max(date) as last, count(*) as days, sum(day.entries) as entries,
         jsonb_strip_nulls(jsonb_build_object(%s)) as measures
       from day group by 1
     )
     select jsonb_build_object(
       ''entries'', coalesce((select sum(day.entries) from day), 0), ''days'', (select count(*) from day),
       ''first'', (select min(date) from day), ''last'', (select max(date) from day),
       ''points'', coalesce((select jsonb_agg(
         jsonb_build_object(''at'', at, ''last'', last, ''days'', days, ''entries'', point.entries, ''values'', measures) order by at) from point), ''[]''),
       ''counts'', jsonb_build_object(%s),
       ''marks'', coalesce((select jsonb_agg(jsonb_build_array(date, mark) order by date) from day where mark is not null and date > $3 - %s), ''[]'')
     )',
    asked.rows, coalesce(asked.mark, 'null::text'), coalesce(measured, ''), coalesce(summed, ''), coalesce(counted, ''), coalesce(asked.marked_days, 0))
    into answer using auth.uid(), coalesce(from_date, '-infinity'::date), to_date, grain, app.known_time_zone(zone);
  return answer;
end
$$;

revoke all on function public.statistics_overview(date, date), public.journal_statistics(text, date, date, text, text)
  from public, anon, authenticated, service_role;
grant execute on function public.statistics_overview(date, date), public.journal_statistics(text, date, date, text, text) to authenticated;

-- The daily values that "insights" compare (docs/insights.md). The rows are those of the statistics catalogue, so that a night or a dose means the
-- same here. A value is an expression over the rows of one day.
create function app.daily_values()
returns table (series text, journal text, value text)
language sql immutable set search_path = ''
as $values$
  select said.* from (values
    ('sleepHours', 'sleep', 'max(hours)'),
    -- Hours since noon, so that a middle before midnight sorts before one after it.
    ('midSleep', 'sleep', 'mod((max(middle) * 12 / pi() + 12)::numeric, 24)'),
    ('restful', 'sleep', $$avg((quality = 'restful')::integer)$$),
    ('pleasant', 'mood', $$avg(case when mood in ('happy', 'affectionate', 'confident', 'calm', 'excited') then 1
      when mood in ('tired', 'thoughtful') then 0.5 else 0 end)$$),
    ('social', 'social', 'avg(level)'),
    ('overload', 'analysis', $$max((occurred = 'yes')::integer)$$),
    ('camouflage', 'camouflage', 'sum(effort)'),
    ('sensory', 'daily', $$avg(case when num_nonnulls(visual, auditory, tactile, olfactory, proprioceptive, vestibular, interoceptive) > 0 then
      cardinality(array_positions(array[visual, auditory, tactile, olfactory, proprioceptive, vestibular, interoceptive], 'hyper'))
      + cardinality(array_positions(array[visual, auditory, tactile, olfactory, proprioceptive, vestibular, interoceptive], 'veryHyper')) end)$$),
    ('attention', 'executive', 'avg(attention)'),
    ('impulsivity', 'executive', 'avg(impulsivity)'),
    ('mentalHyperactivity', 'executive', 'avg(mental_hyperactivity)'),
    ('bodyHyperactivity', 'executive', 'avg(body_hyperactivity)'),
    ('hyperfocus', 'executive', 'avg(hyperfocus)'),
    ('activity', 'activity', 'sum(duration_minutes)'),
    ('water', 'water', 'sum(amount_ml)'),
    ('medication', 'medications', $$avg(case state when 'taken' then 1 when 'skipped' then 0 end)$$),
    ('spirituality', 'spirituality', 'sum(duration_minutes)'),
    ('periodDay', 'menstrual', 'max(on_period::integer)')
  ) as said (series, journal, value)
$values$;

revoke all on function app.daily_values() from public;
grant execute on function app.daily_values() to authenticated;

-- At most 366 days of those values. `series` are [days since from_date, value] by name; `starts` are [day of the entry, first day of the period that
-- it reports]. A day without a record is left out.
create function public.daily_series(from_date date, to_date date, zone text default 'UTC') returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  statement text;
  answer jsonb;
begin
  if from_date is null or to_date is null or to_date - from_date not between 0 and 365 then
    raise exception 'no span of at most 366 days' using errcode = '22023';
  end if;
  -- The parameters are numbered as in journal_statistics: the fourth, its grain, is unused.
  select string_agg(format(
      '%L, (select jsonb_agg(jsonb_build_array(date - $2, round(value::numeric, 3)) order by date) from (
         select date, %s as value from (%s) as source where user_id = $1 and date between $2 and $3 group by date
       ) as day where value is not null)',
      asked.series, asked.value, catalogue.rows), ', ')
    into statement from app.daily_values() as asked join app.statistics_catalogue() as catalogue using (journal);
  execute format(
    'select jsonb_build_object(
       ''series'', jsonb_strip_nulls(jsonb_build_object(%s)),
       ''starts'', coalesce((select jsonb_agg(jsonb_build_array(date, last_period_start) order by date, created_at, id)
         from public.menstrual_entries where user_id = $1 and date between $2 and $3 and last_period_start is not null), ''[]'')
     )', statement)
    into answer using auth.uid(), from_date, to_date, null::text, app.known_time_zone(zone);
  return answer;
end
$$;

revoke all on function public.daily_series(date, date, text) from public, anon, authenticated, service_role;
grant execute on function public.daily_series(date, date, text) to authenticated;

-- The days behind a number of the statistics, so that every number leads to its records: those that a count covers (`counted` names a count of the
-- catalogue, `name` its row, `side` its column, null for any), or those that have any record (`counted` null). Newest first, at most 366.
create function public.statistics_days(
  journal text, from_date date, to_date date, counted text default null, name text default null, side text default null, zone text default 'UTC'
) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  asked record;
  said text[] := array['', '', 'null::text', 'null::text'];
  answer jsonb;
begin
  select * into asked from app.statistics_catalogue() as catalogue where catalogue.journal = statistics_days.journal;
  if not found then raise exception 'no such journal' using errcode = '22023'; end if;
  if counted is not null then
    select array[asked.counts[at][1], asked.counts[at][2], asked.counts[at][3], asked.counts[at][4]] into said
      from generate_subscripts(asked.counts, 1) as at where asked.counts[at][1] = counted;
    if not found then raise exception 'no such count' using errcode = '22023'; end if;
  end if;
  -- The parameters are numbered as in journal_statistics: the fourth, its grain, is unused.
  execute format(
    'with entry as materialized (select * from (%s) as source where user_id = $1 and date between $2 and $3)
     select coalesce(jsonb_agg(date order by date desc), ''[]'') from (
       select distinct date from entry %s where $6 is null or ((%s) = $6 and (%s) is not null and ($7 is null or (%4$s) = $7)) order by date desc limit 366
     ) as day', asked.rows, said[2], said[3], said[4])
    into answer
    using auth.uid(), coalesce(from_date, '-infinity'::date), to_date, null::text, app.known_time_zone(zone), case when counted is not null then coalesce(name, '') end, side;
  return answer;
end
$$;

revoke all on function public.statistics_days(text, date, date, text, text, text, text) from public, anon, authenticated, service_role;
grant execute on function public.statistics_days(text, date, date, text, text, text, text) to authenticated;
