-- The days behind a number of the statistics, so that every number leads to its records: those on which something was said (`counted` names a count of the
-- catalogue, `name` its row, `side` its column, null for any), or those that have any record (`counted` null). Newest first, at most 366. Runs with the rights of the person who asks.
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
  -- The parameters are numbered as in journal_statistics: the fourth, its grain, is not asked for.
  execute format(
    'with entry as materialized (select * from (%s) as source where user_id = $1 and date between $2 and $3)
     select coalesce(jsonb_agg(date order by date desc), ''[]'') from (
       select distinct date from entry %s where $6 is null or ((%s) = $6 and (%s) is not null and ($7 is null or (%4$s) = $7)) order by date desc limit 366
     ) as day', asked.rows, said[2], said[3], said[4])
    into answer
    using auth.uid(), coalesce(from_date, '-infinity'::date), to_date, null::text, zone, case when counted is not null then coalesce(name, '') end, side;
  return answer;
end
$$;

revoke all on function public.statistics_days(text, date, date, text, text, text, text) from public, anon, authenticated, service_role;
grant execute on function public.statistics_days(text, date, date, text, text, text, text) to authenticated;
