-- Statistics: what a person's journals say of a span of days, in sums. The rows stay here; a page gets a few hundred numbers. Both functions run
-- with the rights of the person who asks, so row-level security decides whose rows there are, as for every other reading.

-- The value that occurs most; of equals the one that came last. Null for none.
create function app.most_of(said text[]) returns text
language sql immutable set search_path = ''
as $$
  select value from unnest(said) with ordinality as each (value, place)
  where value is not null group by value order by count(*) desc, max(place) desc limit 1
$$;

-- What is asked of each journal. Nothing in it comes from a person: it is put into statements as it stands.
--   rows      the columns that are needed; always `user_id` and `date`
--   measures  name and expression over the rows of one day; null says nothing of that day
--   counts    name, what is joined, row, column ('' for none) and amount; a null row or column is left out
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
    -- What the sleep page says of a night, said here in SQL (web/src/features/sleep): a night lasts as long as the clock's changes made it; equal times and
    -- a falling asleep that outlasts the night say nothing; a short sleep beside one of unknown length is not the night. The night is the longest sleep of
    -- a day; its middle is an angle, so that 23:50 and 00:10 lie beside each other.
    ('sleep', $$
      select *, coalesce(hours, extract(epoch from awake - asleep) / 3600) as slept,
        extract(epoch from ((asleep + (awake - asleep) / 2) at time zone $5)::time) * pi() / 43200 as middle
      from (
        select user_id, date, id, created_at, quality, hours,
          case when asleep <= awake then asleep end as asleep, case when asleep <= awake then awake end as awake
        from (
          select user_id, date, id, created_at, quality, hours,
            ((date - (tried > wake_time)::integer + tried::time) at time zone $5)
              + coalesce(minutes_to_fall_asleep, 0) * interval '1 minute' as asleep,
            (date + wake_time::time) at time zone $5 as awake
          from (select *, nullif(coalesce(tried_time, bed_time), wake_time) as tried from public.sleep_entries) as said
        ) as timed
      ) as night $$,
      array[
        ['hours', 'case when count(*) = count(slept) or max(slept) >= 3 then sum(slept) end'],
        ['middle_x', 'cos(case when count(*) in (1, count(slept)) or max(slept) >= 3
          then (array_agg(middle order by slept desc nulls last, created_at, id))[1] end)'],
        ['middle_y', 'sin(case when count(*) in (1, count(slept)) or max(slept) >= 3
          then (array_agg(middle order by slept desc nulls last, created_at, id))[1] end)']
      ],
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
    -- The hour is that of writing, so only what was written on its own day has one.
    ('analysis', $$select user_id, date, created_at, occurred, triggers, intensity, duration_minutes, helped_most, strategies
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
          cross join lateral (select created_at at time zone $5 as written) as at_home$$,
          'trigger', $$case when written::date = date then
            case when extract(hour from written) < 5 then 'night' when extract(hour from written) < 12 then 'morning'
              when extract(hour from written) < 18 then 'afternoon' when extract(hour from written) < 23 then 'evening' else 'night' end
          end$$, 'count(*)'],
        ['strategies', $$cross join lateral unnest(case when occurred = 'yes' then strategies end) as used (strategy)$$,
          'strategy', $$''$$, 'count(*)'],
        ['helped', '', $$case when occurred = 'yes' then helped_most end$$, $$''$$, 'count(*)']
      ], null, null),
    -- A day counts once in the shape of the week, however often it was written down.
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
    -- A reminder keeps the latest day on which it was done, and no other.
    ('reminders', 'select user_id, done_on as date from public.reminders where done_on is not null',
      array[['reminders', 'count(*)']], null, null, null)
$catalogue$;

revoke all on function app.most_of(text[]), app.statistics_catalogue() from public;
grant execute on function app.most_of(text[]), app.statistics_catalogue() to authenticated;

-- How many records each journal has in a span of days, both ends included, and on how many days there is any. Null from: since ever. A journal without
-- records is not in the answer.
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
    -- The catalogue's fourth and fifth parameter: no grain is asked for, and no hour of the day.
    into answer using auth.uid(), coalesce(from_date, '-infinity'::date), to_date, null::text, 'UTC'::text;
  return answer;
end
$$;

-- What one journal says of a span of days. `points` are days, weeks or months that have records, and no others: a gap is no zero. Each value in them is
-- [sum, number of days], so that means are of days and several entries a day make none heavier. `counts` are [row, column, amount, first day, last day].
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
    into answer using auth.uid(), coalesce(from_date, '-infinity'::date), to_date, grain, zone;
  return answer;
end
$$;

revoke all on function public.statistics_overview(date, date), public.journal_statistics(text, date, date, text, text)
  from public, anon, authenticated, service_role;
grant execute on function public.statistics_overview(date, date), public.journal_statistics(text, date, date, text, text) to authenticated;
