-- Counts over time for an administrator. No count tells of fewer than five people: such a one is null, "fewer than five".

-- Every table of journals: of a person, of a day, written at a moment. A new journal is counted without being named here.
create function app.journal_tables() returns setof regclass
language sql stable set search_path = ''
as $$
  select kept.oid::regclass from pg_catalog.pg_class as kept
  where kept.relnamespace = 'public'::regnamespace and kept.relkind = 'r' and 3 = (
    select count(*) from pg_catalog.pg_attribute as part
    where part.attrelid = kept.oid and not part.attisdropped
      and (part.attname, part.atttypid) in (
        ('user_id', 'uuid'::regtype), ('date', 'date'::regtype), ('created_at', 'timestamptz'::regtype)))
  order by kept.relname
$$;
revoke all on function app.journal_tables() from public;

-- The days from one to another, both of them, in UTC: accounts made; people who wrote something; records that they wrote. Read by `created_at`,
-- which is when a record was made on its device, and no other column of a journal but whose it is.
create function app.admin_numbers(from_day date, to_day date) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  written text;
  days jsonb;
  totals jsonb;
begin
  perform app.require_admin();
  if to_day - from_day not between 0 and 366 then
    raise exception 'a span of at most 366 days' using errcode = '22023';
  end if;
  select string_agg(format(
    'select user_id, (created_at at time zone ''UTC'')::date as day from %s
     where created_at >= $1::timestamp at time zone ''UTC'' and created_at < ($2 + 1)::timestamp at time zone ''UTC''', journal), ' union all ')
  into written from app.journal_tables() as journal;
  execute format($numbers$
    with written as (
      select day, count(*) as records, count(distinct user_id) as people from (%s) as record group by day
    ), made as (
      select (created_at at time zone 'UTC')::date as day, count(*) as accounts from auth.users
      where created_at >= $1::timestamp at time zone 'UTC' and created_at < ($2 + 1)::timestamp at time zone 'UTC' group by 1
    ), shown as (
      select calendar.at::date as day, coalesce(made.accounts, 0) as accounts, coalesce(written.people, 0) as people, coalesce(written.records, 0) as records
      from generate_series($1::timestamp, $2::timestamp, '1 day') as calendar (at)
      left join made on made.day = calendar.at::date left join written on written.day = calendar.at::date
    )
    select jsonb_agg(jsonb_build_object(
      'day', day,
      'sign_ups', case when accounts not between 1 and 4 then accounts end,
      'people', case when people not between 1 and 4 then people end,
      'records', case when people not between 1 and 4 then records end) order by day)
    from shown
  $numbers$, written) into days using from_day, to_day;
  select jsonb_build_object(
    'all', count(*), 'confirmed', count(account.confirmed_at), 'admins', count(*) filter (where profile.is_admin),
    'premium', count(*) filter (where profile.is_premium and profile.premium_expires_at > now()))
  into totals from auth.users as account join public.profiles as profile on profile.id = account.id where account.deleted_at is null;
  return jsonb_build_object('accounts', totals, 'days', days);
end
$$;
revoke all on function app.admin_numbers(date, date) from public;
grant execute on function app.admin_numbers(date, date) to authenticated;
