-- Change notifications. The database reports every change of an account's rows to the server's processes, and these
-- notify the account's other devices (realtime/v1, decision 55). A notification has the ids of rows, but never their
-- content. A server process reads the rows with the rights of the listening user. On hosted Supabase no client listens
-- to these notifications; realtime reads the database's log there (database/hosted/realtime.sql).

-- The sessions that listen now. The server's processes renew the row of each connected listener once a minute. The
-- triggers notify only if the account has a listener, because notifications make PostgreSQL commit one transaction at a
-- time. The table is unlogged, because after a crash every client reconnects anyway.
create unlogged table app.listeners (
  user_id uuid not null references auth.users (id) on delete cascade,
  -- The listening session. It gets no notification of its own writes. The zero UUID is a listener that gets all writes.
  session_id uuid not null,
  seen_at timestamptz not null default now(),
  primary key (user_id, session_id)
);
revoke all on app.listeners from public, anon, authenticated, service_role;

-- The id of the session that sent the current request; null for the server's own work.
create function app.writing_session() returns text
language sql stable
as $$
  select nullif(current_setting('request.jwt.claims', true), '')::json ->> 'session_id'
$$;

-- Whether any session of this account is listening, other than the session that makes the change.
create function app.is_listened_to(person uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (
    select from app.listeners
    where user_id = person and seen_at > now() - interval '3 minutes'
      and session_id::text is distinct from app.writing_session()
  );
end
$$;
revoke all on function app.is_listened_to(uuid) from public;
grant execute on function app.is_listened_to(uuid) to authenticated, service_role;

-- Sends one notification per statement and account, not one per row. If more than a hundred rows changed, the
-- notification names only the table, so that a large import sends few bytes. `changed` has the new rows or, after a
-- removal, the old ones. The function runs with the rights of the tables' owner. Without these rights, hosted Supabase
-- could not delete an account: its account service deletes the account's rows, but has no rights in our schemas.
create function app.notify_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  notification text;
begin
  for notification in
    select concat_ws(' ', tg_op, tg_table_name, changed.user_id, coalesce(app.writing_session(), '-'),
      case when count(*) <= 100 then string_agg(changed.id::text, ',') else '*' end)
    from changed group by changed.user_id having app.is_listened_to(changed.user_id)
  loop
    perform pg_notify('cogn_changes', notification);
  end loop;
  return null;
end
$$;

-- Reports changes of profiles, as app.notify_change does for other tables. In profiles, the row's id is the account's
-- id.
create function app.notify_profile_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  notification text;
begin
  for notification in
    select concat_ws(' ', tg_op, tg_table_name, changed.id, coalesce(app.writing_session(), '-'), changed.id)
    from changed where app.is_listened_to(changed.id)
  loop
    perform pg_notify('cogn_changes', notification);
  end loop;
  return null;
end
$$;

-- Adds the notifying triggers to a table with an account's rows. It is safe to call twice. `app.protect` calls it; the
-- migration of a table with its own policies calls it directly.
create procedure app.notify_changes(owned regclass)
language plpgsql
as $$
declare
  notifier text := case when owned = 'public.profiles'::regclass then 'app.notify_profile_change' else 'app.notify_change' end;
  event text;
begin
  foreach event in array array['insert', 'update', 'delete'] loop
    execute format(
      'create or replace trigger %I after %s on %s referencing %s table as changed for each statement execute function %s()',
      'notify_' || event, event, owned, case when event = 'delete' then 'old' else 'new' end, notifier
    );
  end loop;
end
$$;

-- Lists the tables with rows of accounts, except profiles: those with the trigger of `app.notify_changes`. Functions
-- that access every table use this list, because an operator may have other tables in `public`.
create function app.account_tables() returns setof regclass
language sql stable set search_path = ''
as $$
  select tgrelid::regclass from pg_catalog.pg_trigger
  where tgname = 'notify_insert' and tgfoid = 'app.notify_change()'::regprocedure
$$;
revoke all on function app.account_tables() from public;
grant execute on function app.account_tables() to authenticated;

-- Returns the caller's rows of several tables, oldest first in each table, so that a page or an export needs a few
-- requests instead of one per table. Each table has a first and a last day (null for no limit); a table without `date`
-- gets two nulls. Each table's policies apply. A response ends after 5,000 rows, or with the row that makes it reach 4
-- MiB. In the response, `left` lists the tables that the next call must request. `skipped` is the number of rows of the
-- first table in `left` that earlier responses already contained; the next call passes it on.
create function public.own_rows(tables text[], from_dates date[], to_dates date[], skipped integer default 0) returns json
language plpgsql stable set search_path = ''
as $$
declare
  rows_left integer := 5000;
  bytes_left integer := 4 * 1024 * 1024;
  place integer := 1;
  line text;
  lines text[];
  read text[] := '{}';
begin
  if cardinality(tables) > 100 then raise exception 'more than 100 tables' using errcode = '22023'; end if;
  while place <= cardinality(tables) loop
    lines := '{}';
    for line in execute format(
      'select to_json(own)::text from (
         select * from public.%I %s created_at, id offset $3 limit $4
       ) as own',
      tables[place],
      case when coalesce(from_dates[place], to_dates[place]) is null then 'order by'
        else 'where date between coalesce($1, ''-infinity'') and coalesce($2, ''infinity'') order by date,' end)
      using from_dates[place], to_dates[place], skipped, rows_left
    loop
      lines := array_append(lines, line);
      bytes_left := bytes_left - octet_length(line);
      exit when bytes_left <= 0;
    end loop;
    read := array_append(read, format('{"table":%s,"rows":[%s]}', to_json(tables[place]), array_to_string(lines, ',')));
    rows_left := rows_left - cardinality(lines);
    if rows_left <= 0 or bytes_left <= 0 then
      skipped := skipped + cardinality(lines);
      exit;
    end if;
    skipped := 0;
    place := place + 1;
  end loop;
  return format('{"read":[%s],"left":%s,"skipped":%s}', array_to_string(read, ','), to_json(tables[place:]), skipped);
end
$$;
revoke all on function public.own_rows(text[], date[], date[], integer) from public, anon;
grant execute on function public.own_rows(text[], date[], date[], integer) to authenticated;
