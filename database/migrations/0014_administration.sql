-- Administration: what an administrator may see and do. Only the functions in this file give access, and only to facts
-- about an account, never to a journal's rows. Every action is recorded in a log that nobody can change.

-- Accounts that an administrator closed. Their users cannot sign in, and their records stay until the account is opened
-- again.
create table app.closed_accounts (
  user_id uuid primary key references auth.users (id) on delete cascade,
  closed_at timestamptz not null
);
alter table app.closed_accounts enable row level security;
revoke all on app.closed_accounts from public, anon, authenticated, service_role;

-- The log of administrators' actions. The ids are not foreign keys, so that a line stays when one of its two accounts
-- is deleted.
create table app.admin_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  admin_id uuid not null,
  -- Null if the action does not concern an account.
  account_id uuid,
  action text not null check (action in (
    'premium_granted', 'premium_revoked', 'admin_granted', 'admin_revoked', 'confirmation_sent', 'account_closed', 'account_opened',
    'sessions_ended', 'job_retried', 'job_dropped')),
  -- A date, or the kind of a job; never a text that a user wrote.
  detail text check (length(detail) <= 60)
);
alter table app.admin_log enable row level security;
revoke all on app.admin_log from public, anon, authenticated, service_role;

create function app.keep_admin_log() returns trigger
language plpgsql
as $$
begin
  raise exception 'the log of what administrators did is only ever added to' using errcode = '42501';
end
$$;
-- The trigger applies to every role, including the tables' owner, in whose role the server runs.
create trigger keep_admin_log before update or delete or truncate on app.admin_log
  for each statement execute function app.keep_admin_log();

-- Whether a user is an administrator, in a valid session. If the account has a second factor, the session must have
-- passed it.
create function app.is_acting_admin(person uuid, session_id uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.profiles as profile
    join auth.users as account on account.id = profile.id
    join auth.sessions as session on session.user_id = account.id and session.id = session_id
    where profile.id = person and profile.is_admin
      and account.deleted_at is null and (account.banned_until is null or account.banned_until <= now())
      and (session.not_after is null or session.not_after > now())
      and (session.aal::text <> 'aal1' or not exists (
        select from auth.mfa_factors as factor
        where factor.user_id = account.id and factor.status::text = 'verified' and factor.factor_type::text = 'totp'))
  )
$$;
revoke all on function app.is_acting_admin(uuid, uuid) from public;

create function app.require_admin() returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not app.is_acting_admin(auth.uid(), nullif(auth.jwt() ->> 'session_id', '')::uuid) then
    raise exception 'only for administrators' using errcode = '42501';
  end if;
end
$$;
revoke all on function app.require_admin() from public;

-- What an administrator sees of an account: the owner's name, e-mail address and phone number, and the account's
-- status.
create function app.account_facts(person uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'id', account.id, 'full_name', profile.full_name, 'email', account.email, 'phone', coalesce(account.phone, profile.phone),
    'created_at', account.created_at, 'confirmed_at', account.confirmed_at, 'last_sign_in_at', account.last_sign_in_at,
    'is_anonymous', account.is_anonymous,
    'premium_until', case when profile.is_premium then profile.premium_expires_at end, 'is_admin', profile.is_admin,
    'closed_at', case when account.banned_until > now() then closed.closed_at end, 'deleted_at', account.deleted_at,
    'deletion_due_at', account.raw_app_meta_data ->> 'deletion_due_at'
  )
  from auth.users as account
  join public.profiles as profile on profile.id = account.id
  left join app.closed_accounts as closed on closed.user_id = account.id
  where account.id = person
$$;
revoke all on function app.account_facts(uuid) from public;

-- One page of the list of accounts that match `search`, and the number of all matching accounts. `search` matches a
-- part of the name or e-mail, at least three digits of the phone number, or the beginning of an id.
create function app.admin_accounts(search text, sort text, descending boolean, page integer, per_page integer)
returns table (total bigint, accounts jsonb)
language plpgsql stable security definer set search_path = ''
as $$
declare
  wanted text := lower(trim(search));
  digits text := case when search ~ '^[-+() 0-9.]*$' then regexp_replace(search, '\D', '', 'g') else '' end;
begin
  perform app.require_admin();
  return query
  with found as (
    select account.id, account.created_at, account.last_sign_in_at, lower(profile.full_name) as name, account.email
    from auth.users as account join public.profiles as profile on profile.id = account.id
    where wanted = ''
      or position(wanted in lower(profile.full_name)) > 0
      or position(wanted in account.email) > 0
      or starts_with(account.id::text, wanted)
      or (length(digits) >= 3 and position(digits in regexp_replace(coalesce(account.phone, profile.phone, ''), '\D', '', 'g')) > 0)
  ), placed as (
    select id, row_number() over (
      order by
        case when sort = 'created' and not descending then created_at end,
        case when sort = 'created' and descending then created_at end desc nulls last,
        case when sort = 'signed_in' and not descending then last_sign_in_at end,
        case when sort = 'signed_in' and descending then last_sign_in_at end desc nulls last,
        case when sort = 'name' and not descending then name end,
        case when sort = 'name' and descending then name end desc nulls last,
        case when sort = 'email' and not descending then email end,
        case when sort = 'email' and descending then email end desc nulls last,
        id
    ) as place
    from found
  ), shown as (
    select id, place from placed where place > (page - 1)::bigint * per_page and place <= page::bigint * per_page
  )
  select (select count(*) from found),
    coalesce((select jsonb_agg(app.account_facts(shown.id) order by shown.place) from shown), '[]');
end
$$;
revoke all on function app.admin_accounts(text, text, boolean, integer, integer) from public;
grant execute on function app.admin_accounts(text, text, boolean, integer, integer) to authenticated;

-- One account: its facts, how many second factors and open sessions it has, and its newest consents. Null if it does
-- not exist.
create function app.admin_account(person uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform app.require_admin();
  return app.account_facts(person) || jsonb_build_object(
    'factors', (
      select count(*) from auth.mfa_factors as factor
      where factor.user_id = person and factor.status::text = 'verified' and factor.factor_type::text = 'totp'),
    'sessions', (
      select count(*) from auth.sessions as session
      where session.user_id = person and (session.not_after is null or session.not_after > now())),
    'consents', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'purpose', newest.purpose, 'granted', newest.granted, 'version', newest.version, 'at', newest.created_at) order by newest.purpose), '[]')
      from (
        select distinct on (consent.purpose) consent.purpose, consent.granted, consent.version, consent.created_at
        from public.consents as consent where consent.user_id = person
        order by consent.purpose, consent.created_at desc
      ) as newest)
  );
end
$$;
revoke all on function app.admin_account(uuid) from public;
grant execute on function app.admin_account(uuid) to authenticated;

-- The newest lines of the log before a given line. Each has the e-mail addresses of the administrator and of the
-- account, as long as these exist.
create function app.admin_log_page(before bigint, how_many integer) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform app.require_admin();
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', line.id, 'at', line.at, 'action', line.action, 'detail', line.detail, 'admin_id', line.admin_id, 'account_id', line.account_id,
      'admin_email', acting.email, 'account_email', account.email) order by line.id desc), '[]')
    from (
      select * from app.admin_log where before is null or id < before order by id desc limit how_many
    ) as line
    left join auth.users as acting on acting.id = line.admin_id
    left join auth.users as account on account.id = line.account_id
  );
end
$$;
revoke all on function app.admin_log_page(bigint, integer) from public;
grant execute on function app.admin_log_page(bigint, integer) to authenticated;

-- The journals: account tables with a date and a creation time. A new journal is found automatically.
create function app.journal_tables() returns setof regclass
language sql stable set search_path = ''
as $$
  select kept from app.account_tables() as kept
  where 3 = (
    select count(*) from pg_catalog.pg_attribute as part
    where part.attrelid = kept and not part.attisdropped
      and (part.attname, part.atttypid) in (
        ('user_id', 'uuid'::regtype), ('date', 'date'::regtype), ('created_at', 'timestamptz'::regtype)))
  order by kept::text
$$;
revoke all on function app.journal_tables() from public;

-- Counts for each day in UTC, both days included: new accounts, people who wrote records, and records. A count is null
-- if it concerns one to four people, so that it reveals nothing about a single person. The function reads only two
-- columns of a journal: the owner, and `created_at`, when the device made the record.
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
