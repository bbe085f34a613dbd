-- Every change of a person's rows is told to the processes of the server, which tell the person's other devices (realtime/v1, decision 55).
-- Told is which rows of whom, never what is in them: a process reads them as the person who listens. On hosted Supabase nobody listens to
-- this, and realtime reads the log instead (database/hosted/realtime.sql).

-- Who listens now: kept by the server's processes, who renew what lives once a minute. Telling makes PostgreSQL commit one transaction after the
-- other, so it is done for those alone who have somebody to be told. Unlogged: after a crash everybody listens anew.
create unlogged table app.listeners (
  user_id uuid not null references auth.users (id) on delete cascade,
  -- The session whose own writes need not be told to it; zeros for a listener who is told of all.
  session_id uuid not null,
  seen_at timestamptz not null default now(),
  primary key (user_id, session_id)
);
revoke all on app.listeners from public, anon, authenticated, service_role;

-- The session that the running request belongs to; null for the server's own work.
create function app.writing_session() returns text
language sql stable
as $$
  select nullif(current_setting('request.jwt.claims', true), '')::json ->> 'session_id'
$$;

-- Whether somebody listens for this person who did not write this themselves.
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

-- One telling a statement and person, not one a row: an import of thousands of rows is a few hundred bytes. Beyond a hundred rows the table alone
-- is told. `changed` holds the new rows, of a removal the old ones.
create function app.tell_change() returns trigger
language plpgsql
as $$
declare
  told text;
begin
  for told in
    select concat_ws(' ', tg_op, tg_table_name, changed.user_id, coalesce(app.writing_session(), '-'),
      case when count(*) <= 100 then string_agg(changed.id::text, ',') else '*' end)
    from changed group by changed.user_id having app.is_listened_to(changed.user_id)
  loop
    perform pg_notify('cogn_changes', told);
  end loop;
  return null;
end
$$;

-- The same of profiles, whose id is the person's.
create function app.tell_profile_change() returns trigger
language plpgsql
as $$
declare
  told text;
begin
  for told in
    select concat_ws(' ', tg_op, tg_table_name, changed.id, coalesce(app.writing_session(), '-'), changed.id)
    from changed where app.is_listened_to(changed.id)
  loop
    perform pg_notify('cogn_changes', told);
  end loop;
  return null;
end
$$;

-- Has a table that people own tell its changes. Calling it twice does no harm.
create procedure app.tell_changes(owned regclass)
language plpgsql
as $$
declare
  teller text := case when owned = 'public.profiles'::regclass then 'app.tell_profile_change' else 'app.tell_change' end;
  happened text;
begin
  foreach happened in array array['insert', 'update', 'delete'] loop
    execute format(
      'create or replace trigger %I after %s on %s referencing %s table as changed for each statement execute function %s()',
      'tell_' || happened, happened, owned, case when happened = 'delete' then 'old' else 'new' end, teller
    );
  end loop;
end
$$;

-- As in 0001, and each table tells its changes.
create or replace procedure app.protect(owned regclass, premium boolean default false)
language plpgsql
as $$
declare
  own text := 'user_id = (select auth.uid())';
  added text := own || case when premium then ' and app.may_write_premium(created_at)' else '' end;
  changed text := own || case when premium then ' and app.may_write_premium(created_at)' else '' end;
  dated boolean := exists (
    select from pg_attribute where attrelid = owned and attname = 'date' and not attisdropped
  );
begin
  execute format('alter table %s enable row level security', owned);
  execute format('revoke all on %s from public, anon, authenticated, service_role', owned);
  execute format('grant select, insert, update, delete on %s to authenticated', owned);
  execute format('create index on %s (user_id%s)', owned, case when dated then ', date' else '' end);
  execute format('create policy "own rows are read" on %s for select to authenticated using (%s)', owned, own);
  execute format('create policy "own rows are added" on %s for insert to authenticated with check (%s)', owned, added);
  execute format('create policy "own rows are changed" on %s for update to authenticated using (%s) with check (%s)',
    owned, own, changed);
  execute format('create policy "own rows are removed" on %s for delete to authenticated using (%s)', owned, own);
  execute format('create trigger keep_row_identity before update on %s for each row execute function app.keep_row_identity()',
    owned);
  call app.tell_changes(owned);
end
$$;

-- The tables that are there.
do $$
declare
  owned regclass;
begin
  for owned in
    select class.oid from pg_class class
    where class.relnamespace = 'public'::regnamespace and class.relkind in ('r', 'p')
      and (class.relname = 'profiles' or 2 = (
        select count(*) from pg_attribute
        where attrelid = class.oid and attname in ('id', 'user_id') and atttypid = 'uuid'::regtype and not attisdropped))
  loop
    call app.tell_changes(owned);
  end loop;
end
$$;
