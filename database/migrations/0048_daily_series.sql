-- What a person's days were like, one value a day of each thing that "insights" compare (docs/insights.md): the rows stay here. It runs with the rights
-- of the person who asks, so row-level security decides whose rows there are. A day on which nothing was recorded of a thing is not in the answer.

-- The rows are those of the statistics' catalogue, so that a night or a dose means the same here. A value is an expression over the rows of one day.
create function app.daily_values()
returns table (series text, journal text, value text)
language sql immutable set search_path = ''
as $values$
  select said.* from (values
    ('sleepHours', 'sleep', 'case when count(*) = count(slept) or max(slept) >= 3 then sum(slept) end'),
    -- Hours since noon, so that a middle before midnight lies before one after it.
    ('midSleep', 'sleep', $$mod(((case when count(*) in (1, count(slept)) or max(slept) >= 3
      then (array_agg(middle order by slept desc nulls last, created_at, id))[1] end) * 12 / pi() + 12)::numeric, 24)$$),
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

-- `series` are [days since from_date, value] by name; `starts` are [day of the entry, first day of a period that it tells of]. At most 366 days.
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
  -- The parameters are numbered as in journal_statistics: the fourth, its grain, is not asked for.
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
    into answer using auth.uid(), from_date, to_date, null::text, zone;
  return answer;
end
$$;

revoke all on function public.daily_series(date, date, text) from public, anon, authenticated, service_role;
grant execute on function public.daily_series(date, date, text) to authenticated;
