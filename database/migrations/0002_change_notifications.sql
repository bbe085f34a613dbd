-- Change notifications: every change of an account's rows is reported to the server's processes, which notify the account's other devices
-- (realtime/v1, decision 55). A notification names rows, never their content; a process reads them as the user who listens. On hosted Supabase
-- no client listens to these; realtime reads the log there (database/hosted/realtime.sql).

-- The sessions that listen now. The server's processes renew live listeners once a minute. A notification makes PostgreSQL
-- commit one transaction at a time, so the triggers notify only accounts that have a listener. Unlogged: after a crash every
-- client reconnects.
create unlogged table app.listeners (
  user_id uuid not null references auth.users (id) on delete cascade,
  -- The listening session; its own writes are not sent back to it. Zeros: a listener that gets every write.
  session_id uuid not null,
  seen_at timestamptz not null default now(),
  primary key (user_id, session_id)
);
revoke all on app.listeners from public, anon, authenticated, service_role;

-- The session of the running request; null for the server's own work.
create function app.writing_session() returns text
language sql stable
as $$
  select nullif(current_setting('request.jwt.claims', true), '')::json ->> 'session_id'
$$;

-- Whether a session other than the writing one listens for this account.
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

-- Sends one notification per statement and account, not per row, so that an import of thousands of rows is a few hundred
-- bytes. Above a hundred rows it names the table only. `changed` holds the new rows, or the old rows after a removal. The
-- function runs with the rights of the tables' owner: on hosted Supabase the account service, which deletes an account and
-- its rows, has no rights in our schemas, and its deletion would fail otherwise.
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

-- As app.notify_change, for profiles: a profile's id is the account's id.
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

-- Makes a table of account rows report its changes. Safe to call twice. `app.protect` calls it.
-- The migration of a table with its own policies calls it directly.
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

-- The tables with rows of accounts, except profiles, found by the trigger that reports their changes. Functions that visit
-- every table use this list, because an operator may keep other tables in `public`.
create function app.account_tables() returns setof regclass
language sql stable set search_path = ''
as $$
  select tgrelid::regclass from pg_catalog.pg_trigger
  where tgname = 'notify_insert' and tgfoid = 'app.notify_change()'::regprocedure
$$;
revoke all on function app.account_tables() from public;
grant execute on function app.account_tables() to authenticated;

-- The caller's rows of several tables in one answer, each table oldest first, so that a page or an export needs a few requests
-- and not one per table. Each table has its first and last day (null: no bound); one without a `date` gets two nulls. The policies of
-- each table apply. An answer ends at 5,000 rows, or with the row that brings it to 4 MiB. `left` are the tables for the next
-- call, and `skipped` says how many rows of the first of these were in earlier answers.
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
