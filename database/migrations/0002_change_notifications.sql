-- Change notifications: every change of an account's rows is reported to the server's processes, which notify the account's other devices
-- (realtime/v1, decision 55). A notification names rows, never their content; a process reads them as the user who listens. On hosted Supabase
-- no client listens to these; realtime reads the log there (database/hosted/realtime.sql).

-- Who listens now. The server's processes renew live listeners once a minute. A notification makes PostgreSQL commit one transaction after the
-- other, so it is sent only for accounts that have a listener. Unlogged: after a crash every client reconnects.
create unlogged table app.listeners (
  user_id uuid not null references auth.users (id) on delete cascade,
  -- The session whose own writes are not sent back to it; zeros for a listener that gets all of them.
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

-- One notification per statement and account, not per row: an import of thousands of rows is a few hundred bytes. Above a hundred rows it names the
-- table only. `changed` holds the new rows, after a removal the old ones. It runs with the rights of the tables' owner: on hosted Supabase the
-- account service deletes an account and its rows, and may do nothing in our schemas, so that the deletion would fail.
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

-- The same for profiles, whose id is the account's.
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

-- Makes a table of account rows report its changes. Safe to call twice. `app.protect` calls it; a table with rules of its own calls it directly.
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

-- The tables of account rows, except profiles: those that report their changes. Functions that visit every table use this list, because an
-- operator may keep other tables in `public`.
create function app.account_tables() returns setof regclass
language sql stable set search_path = ''
as $$
  select tgrelid::regclass from pg_catalog.pg_trigger
  where tgname = 'notify_insert' and tgfoid = 'app.notify_change()'::regprocedure
$$;
revoke all on function app.account_tables() from public;
grant execute on function app.account_tables() to authenticated;
