-- Statistics: sums over an account's journals. They are computed here, so that a page gets a few hundred numbers
-- instead of all rows.
--
-- Each journal's own functions are in the same file as its table. The functions below find them by name, so a new
-- journal needs no change here:
-- - `app.<journal>_days(zone)` returns one row per user and day: user_id, date, entries (the day's records), and then
--   the measures, null if the day has no value. A last column `mark` is a word about the day. If it is named
--   `mark_of_year` instead, the statistics show it only for the last 366 days.
-- - `app.<journal>_count_<name>(zone)` returns the records of a count, whose amounts are summed by kind and side.
-- - `app.<journal>_mean_<name>(zone)` returns such records too, but their amounts are averaged.
--
-- `zone` is the user's time zone. All these functions run with the caller's rights, so row-level security selects the
-- rows, as for any other read. They are `stable` and have no `set`, so that PostgreSQL inlines them and a filter by
-- user and day uses the table's index.

-- The journals that have statistics. `measures` are the columns that `app.<journal>_days` returns after `entries`.
create function app.statistics_journals() returns table (journal text, measures text[])
language sql stable
as $$
  select left(proname::text, -length('_days')), proargnames[5:]
  from pg_catalog.pg_proc
  where pronamespace = 'app'::regnamespace and proname like '%\_days' and proargnames[1:4] = '{zone,user_id,date,entries}'
$$;

-- The counts of a journal. Each has a function (`source`) and the aggregate that combines its amounts.
create function app.statistics_counts(journal text) returns table (name text, source text, aggregate text)
language sql stable
as $$
  select substr(proname, length(journal || infix) + 1), format('app.%I', proname), convention.aggregate
  from (values ('_count_', 'sum'), ('_mean_', 'avg')) as convention (infix, aggregate)
  join pg_catalog.pg_proc on pronamespace = 'app'::regnamespace and starts_with(proname, journal || infix)
$$;

-- How many records each journal has between two days (both included), and on how many days there is any record. If
-- from_date is null, the period has no beginning. Journals without records are left out.
create function public.statistics_overview(from_date date, to_date date) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  entries text;
  overview jsonb;
begin
  -- Any zone will do, because the number of records does not depend on it.
  select string_agg(
      format('select %L as journal, date, entries from app.%I(''UTC'') where user_id = $1 and date between $2 and $3', journal, journal || '_days'),
      ' union all ')
    into entries from app.statistics_journals();
  execute format(
    'with day as materialized (%s),
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
    into overview using auth.uid(), coalesce(from_date, '-infinity'::date), to_date;
  return overview;
end
$$;

-- The statistics of one journal between two days. `points` leaves out the days, weeks or months without records,
-- because their values are unknown, not zero. Each value of a point is [sum, number of days with a value]. So the app
-- calculates means per day, and a day with several entries has the same weight as a day with one. `counts` has, for each
-- count, at most 400 entries of [kind, side, amount, first day, last day], those with the largest amounts.
create function public.journal_statistics(journal text, from_date date, to_date date, grain text, zone text default 'UTC')
returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  columns text[];
  measures text;
  counts text;
  marks text;
  result jsonb;
begin
  select known.measures into columns from app.statistics_journals() as known where known.journal = journal_statistics.journal;
  if not found or grain is null or grain not in ('day', 'week', 'month') then
    raise exception 'no such journal or grain' using errcode = '22023';
  end if;

  select string_agg(format('%1$L, case when count(%1$I) > 0 then jsonb_build_array(round(sum(%1$I)::numeric, 4), count(%1$I)) end', name), ', ')
    into measures from unnest(columns) as name where name not in ('mark', 'mark_of_year');

  select format('select jsonb_agg(jsonb_build_array(date, %1$I) order by date) from day where %1$I is not null %2$s',
      name, case name when 'mark_of_year' then 'and date > $3 - 366' end)
    into marks from unnest(columns) as name where name in ('mark', 'mark_of_year');

  select string_agg(format(
    '%L, (select coalesce(jsonb_agg(jsonb_build_array(kind, side, round(amount, 4), first, last) order by amount desc, kind, side), ''[]'')
     from (
       select kind, side, %s(amount) as amount, min(date) as first, max(date) as last from %s($5)
       where user_id = $1 and date between $2 and $3 and kind is not null and side is not null
       group by kind, side order by 3 desc, 1, 2 limit 400
     ) as largest)', name, aggregate, source), ', ')
    into counts from app.statistics_counts(journal);

  execute format(
    'with day as materialized (select * from app.%I($5) where user_id = $1 and date between $2 and $3),
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
       ''marks'', coalesce((%s), ''[]'')
     )',
    journal || '_days', coalesce(measures, ''), coalesce(counts, ''), coalesce(marks, 'null::jsonb'))
    into result using auth.uid(), coalesce(from_date, '-infinity'::date), to_date, grain, app.known_time_zone(zone);
  return result;
end
$$;

-- The days whose records make up one number of the statistics, so that the app can link the number to these records.
-- `counted` is the name of a count, `name` the kind of the number, and `side` its side (null for any side). Without
-- `counted`, returns all days with a record. Newest first, at most 366 days.
create function public.statistics_days(
  journal text, from_date date, to_date date, counted text default null, name text default null, side text default null, zone text default 'UTC'
) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  source text := format('app.%I', journal || '_days');
  covered text := 'true';
  result jsonb;
begin
  perform from app.statistics_journals() as known where known.journal = statistics_days.journal;
  if not found then raise exception 'no such journal' using errcode = '22023'; end if;
  if counted is not null then
    covered := 'kind = $5 and side is not null and ($6 is null or side = $6)';
    select known.source into source from app.statistics_counts(journal) as known where known.name = counted;
    if not found then raise exception 'no such count' using errcode = '22023'; end if;
  end if;
  execute format(
    'select coalesce(jsonb_agg(date order by date desc), ''[]'') from (
       select distinct date from %s($4) where user_id = $1 and date between $2 and $3 and %s order by date desc limit 366
     ) as newest', source, covered)
    into result
    using auth.uid(), coalesce(from_date, '-infinity'::date), to_date, app.known_time_zone(zone), coalesce(name, ''), side;
  return result;
end
$$;

-- The daily values that the page "insights" compares (docs/insights.md). Nights and days have the same definition as in
-- the statistics.
create function app.daily_values(zone text) returns table (user_id uuid, date date, series text, value numeric)
language sql stable
as $$
  -- `midSleep` is in hours since noon, so that a middle of the night before midnight is less than one after midnight.
  select user_id, date, night.* from app.nights(zone) cross join lateral (
    values ('sleepHours', hours), ('midSleep', mod((middle * 12 / pi() + 12)::numeric, 24)), ('restful', restful)) as night
  union all
  select user_id, date, 'pleasant', avg(case when mood in ('happy', 'affectionate', 'confident', 'calm', 'excited') then 1
    when mood in ('tired', 'thoughtful') then 0.5 else 0 end) from public.mood_entries group by user_id, date
  union all
  select user_id, date, 'social', level from app.social_days(zone)
  union all
  select user_id, date, 'overload', max((occurred = 'yes')::integer) from public.analysis_entries group by user_id, date
  union all
  select user_id, date, 'camouflage', sum(effort) from public.camouflage_entries group by user_id, date
  union all
  select user_id, date, 'sensory', avg(case when num_nonnulls(variadic senses) > 0 then
      cardinality(array_positions(senses, 'hyper')) + cardinality(array_positions(senses, 'veryHyper')) end)
    from public.daily_entries cross join lateral (
      select array[visual, auditory, tactile, olfactory, proprioceptive, vestibular, interoceptive] as senses) as entry
    group by user_id, date
  union all
  select user_id, date, executive.* from app.executive_days(zone) cross join lateral (
    values ('attention', attention), ('impulsivity', impulsivity), ('mentalHyperactivity', mental_hyperactivity),
      ('bodyHyperactivity', body_hyperactivity), ('hyperfocus', hyperfocus)) as executive
  union all
  select user_id, date, 'activity', minutes from app.activity_days(zone)
  union all
  select user_id, date, 'water', amount from app.water_days(zone)
  union all
  -- Count only planned doses. A dose as needed is often taken on a bad day, and that day would then count as one on
  -- which all doses were taken.
  select user_id, date, 'medication', avg(case state when 'taken' then 1 when 'skipped' then 0 end)
    from public.medication_doses where planned is not null group by user_id, date
  union all
  select user_id, date, 'spirituality', minutes from app.spirituality_days(zone)
  union all
  select user_id, date, 'periodDay', max(on_period::integer) from public.menstrual_entries group by user_id, date
$$;

-- For each asked own tag, whether an entry of mood, activity or thoughts has it (1) or none of the day's entries does (0).
-- Days without such an entry are left out. A merged tag has the days of the tag that entries show in its place. An id that
-- is none of the caller's tags gives nothing. Reads the caller's entries once, whatever number of tags is asked.
create function app.tag_values(asked uuid[], from_date date, to_date date)
returns table (tag_id uuid, date date, entries bigint, value integer)
language sql stable
as $$
  with same as materialized (
    select wanted.id as tag_id, other.id
    from public.tags as wanted
    join public.tags as shown on shown.user_id = wanted.user_id and shown.id = coalesce(wanted.merged_into, wanted.id)
    join public.tags as other on other.user_id = wanted.user_id and shown.id = coalesce(other.merged_into, other.id)
    where wanted.user_id = (select auth.uid()) and wanted.id = any (asked)
  ), entry as materialized (
    select date, tags from public.mood_entries where user_id = (select auth.uid()) and date between from_date and to_date
    union all
    select date, tags from public.activity_entries where user_id = (select auth.uid()) and date between from_date and to_date
    union all
    select date, tags from public.thoughts_entries where user_id = (select auth.uid()) and date between from_date and to_date
  ), tagged as (
    select distinct same.tag_id, entry.date from entry cross join unnest(entry.tags) as chosen (id) join same on same.id = chosen.id
  )
  select own.tag_id, day.date, day.entries, (tagged.date is not null)::integer
  from (select distinct tag_id from same) as own
  cross join (select date, count(*) as entries from entry group by date) as day
  left join tagged on tagged.tag_id = own.tag_id and tagged.date = day.date
$$;

-- The days of one own tag (app.tag_values) in the form of `journal_statistics`, with the only measure `tag`.
create function public.tag_statistics(tag uuid, from_date date, to_date date, grain text) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  if grain is null or grain not in ('day', 'week', 'month') then
    raise exception 'no such grain' using errcode = '22023';
  end if;
  return (
    with day as materialized (
      select * from app.tag_values(array[tag_statistics.tag], coalesce(from_date, '-infinity'::date), to_date)
    ), point as (
      select date_trunc(grain, date::timestamp)::date as at, max(date) as last, count(*) as days, sum(entries) as entries,
        jsonb_build_object('tag', jsonb_build_array(sum(value), count(*))) as measures
      from day group by 1
    )
    select jsonb_build_object(
      'entries', coalesce(sum(entries), 0), 'days', coalesce(sum(days), 0),
      'first', (select min(date) from day), 'last', max(last),
      'points', coalesce(jsonb_agg(
        jsonb_build_object('at', at, 'last', last, 'days', days, 'entries', entries, 'values', measures) order by at), '[]'),
      'counts', '{}'::jsonb, 'marks', '[]'::jsonb
    ) from point
  );
end
$$;

-- The values of app.daily_values for at most 366 days. `series` has a list of [days since from_date, value] under each
-- series' name. `trackers` has such a list under the id of each own tracker (app.tracker_values), and `tags` under each of
-- the asked `own_tags` (app.tag_values). `starts` is a list of [day of the entry, first day of the menstrual period that the
-- entry reports]. Days without a record are left out.
create function public.daily_series(from_date date, to_date date, zone text default 'UTC', own_tags uuid[] default '{}')
returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  if from_date is null or to_date is null or to_date - from_date not between 0 and 365 then
    raise exception 'no span of at most 366 days' using errcode = '22023';
  end if;
  -- A hypothesis compares two series.
  if cardinality(own_tags) > 2 then
    raise exception 'more than 2 tags' using errcode = '22023';
  end if;
  zone := app.known_time_zone(zone);
  return jsonb_build_object(
    'series', (
      select coalesce(jsonb_object_agg(series, days), '{}') from (
        select series, jsonb_agg(jsonb_build_array(date - from_date, round(value, 3)) order by date) as days
        from app.daily_values(zone)
        where user_id = (select auth.uid()) and date between from_date and to_date and value is not null
        group by series
      ) as of_series),
    'trackers', (
      select coalesce(jsonb_object_agg(tracker_id, days), '{}') from (
        select tracker_id, jsonb_agg(jsonb_build_array(date - from_date, round(value, 3)) order by date) as days
        from app.tracker_values()
        where user_id = (select auth.uid()) and date between from_date and to_date and value is not null
        group by tracker_id
      ) as of_tracker),
    -- Without an asked tag, PostgreSQL does not evaluate the query, so the insights do not read the entries again.
    'tags', case when cardinality(own_tags) > 0 then (
      select coalesce(jsonb_object_agg(tag_id, days), '{}') from (
        select tag_id, jsonb_agg(jsonb_build_array(date - from_date, value) order by date) as days
        from app.tag_values(own_tags, from_date, to_date) group by tag_id
      ) as of_tag) else '{}' end,
    'starts', (
      select coalesce(jsonb_agg(jsonb_build_array(date, last_period_start) order by date, created_at, id), '[]')
      from public.menstrual_entries
      where user_id = (select auth.uid()) and date between from_date and to_date and last_period_start is not null)
  );
end
$$;

revoke all on function public.statistics_overview(date, date), public.journal_statistics(text, date, date, text, text),
  public.statistics_days(text, date, date, text, text, text, text), public.tag_statistics(uuid, date, date, text),
  public.daily_series(date, date, text, uuid[])
  from public, anon, authenticated, service_role;
grant execute on function public.statistics_overview(date, date), public.journal_statistics(text, date, date, text, text),
  public.statistics_days(text, date, date, text, text, text, text), public.tag_statistics(uuid, date, date, text),
  public.daily_series(date, date, text, uuid[]) to authenticated;
