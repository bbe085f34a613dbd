-- What all tables of the product have in common: row-level security, an identity that never changes, and bounds on
-- dates. All files of database/migrations run unchanged on our own server and on hosted Supabase.

create schema app;
grant usage on schema app to anon, authenticated, service_role;

-- Refuses a change of a row's id, owner or creation time. Sets `updated_at` to the server's own time.
create function app.keep_row_identity() returns trigger
language plpgsql
as $$
begin
  if new.id is distinct from old.id
    or new.user_id is distinct from old.user_id
    or new.created_at is distinct from old.created_at then
    raise exception 'id, user_id and created_at of a record cannot change' using errcode = '42501';
  end if;
  new.updated_at := now();
  return new;
end
$$;

-- Limits every date and timestamptz of a table to the years 1900 to 2200. PostgreSQL also accepts "infinity", years BC
-- and the year 9999. A client could write such a value over rest/v1, and the pages that show it would fail.
-- tests/contract/dates.test.ts requires these limits.
create procedure app.bound_dates(owned regclass)
language plpgsql
as $$
declare
  dated record;
begin
  for dated in
    select attname as name, format_type(atttypid, null) as kind from pg_attribute
    where attrelid = owned and attnum > 0 and not attisdropped and atttypid in ('date'::regtype, 'timestamptz'::regtype)
      and not exists (select from pg_constraint where conrelid = owned and conname = attname || '_of_our_days')
  loop
    execute format(
      'alter table %1$s add constraint %2$I check (%3$I >= %4$s ''1900-01-01'' and %3$I < %4$s ''2200-01-01'')',
      owned, dated.name || '_of_our_days', dated.name, dated.kind);
  end loop;
end
$$;

-- Gives a table the rules that all tables with an account's rows have. The table must have id, user_id, created_at and
-- updated_at. Users, including administrators, can access only their own rows, and a row's identity never changes. With
-- `premium`, adding and changing rows requires premium; reading and removing never does. The account's other devices
-- are notified of changes. A journal (a table with dates) gets an index on (user_id, date), a list (a table without
-- dates) on (user_id).
create procedure app.protect(owned regclass, premium boolean default false)
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
  call app.notify_changes(owned);
  call app.bound_dates(owned);
end
$$;

-- Refuses a date in the future. Accepts tomorrow's date in UTC, because that day has already begun in some time zones.
create function app.guard_day_to_come() returns trigger
language plpgsql
as $$
begin
  if new.date > (now() at time zone 'utc')::date + 1 and (tg_op = 'INSERT' or new.date is distinct from old.date) then
    raise exception 'this day has not come yet' using errcode = 'FD001';
  end if;
  return new;
end
$$;

-- Adds the trigger that refuses future dates to a journal that records the past. Do not use it for tables that may
-- contain plans: appointments, routine, readings (whose date stands for a month). Do not use it for crises either: a
-- wrong date on a device must not block a call for help.
create procedure app.refuse_days_to_come(owned regclass)
language plpgsql
as $$
begin
  execute format(
    'create trigger guard_day_to_come before insert or update of date on %s for each row execute function app.guard_day_to_come()', owned);
end
$$;

-- Whether all choices in the array are different. The checks of columns that store several choices use it.
create function app.each_once(several text[]) returns boolean
language sql immutable set search_path = ''
as $$
  select count(*) = count(distinct each) from unnest(several) as each
$$;
revoke all on function app.each_once(text[]) from public;
grant execute on function app.each_once(text[]) to authenticated;

-- Returns the time zone if it has the form of an IANA name; otherwise raises an error. PostgreSQL accepts any text such
-- as `AAAAA5` as a POSIX time zone, and caches about 22 kB for each until the connection closes. So a client could fill
-- the memory with invented zones. Every POSIX zone contains a number, and the only IANA names with a number are listed
-- here. So the patterns accept every IANA name and at most a few hundred POSIX zones, without a lookup.
create function app.known_time_zone(zone text) returns text
language plpgsql immutable strict set search_path = ''
as $$
begin
  if length(zone) <= 64 and (
    zone ~ '^[A-Za-z]+([_/-][A-Za-z]+)*$'
    or zone ~ '^(Etc/)?GMT[+-]?[0-9]{1,2}$'
    or zone in ('EST5EDT', 'CST6CDT', 'MST7MDT', 'PST8PDT')
  ) then
    return zone;
  end if;
  raise exception 'time zone "%" not recognized', left(zone, 64) using errcode = '22023';
end
$$;
revoke all on function app.known_time_zone(text) from public;
grant execute on function app.known_time_zone(text) to authenticated;

-- Counts the caller's rows in all tables. Stops counting at `most`, so that the cost is limited even for an account
-- that somebody filled on purpose. The server calls it from time to time while a client adds rows (decision 66).
create function app.count_rows(most integer) returns integer
language plpgsql stable security definer set search_path = ''
as $$
declare
  own_rows text;
  total integer;
begin
  select string_agg(format('select from %s where user_id = $1', owned), ' union all ') into own_rows from app.account_tables() as owned;
  execute format('select count(*)::integer from (select from (%s) as record limit $2) as counted', own_rows) into total using auth.uid(), most;
  return total;
end
$$;
revoke all on function app.count_rows(integer) from public;
grant execute on function app.count_rows(integer) to authenticated;

-- One record that the statistics count. `kind` is what is counted, such as one of the triggers of overload. `side`
-- divides the records of a kind, such as by the time of day; '' means no division. The statistics sum or average the
-- amounts of each pair of kind and side. They skip records whose kind or side is null. 0013_statistics.sql explains the
-- functions that return this type.
create type app.counted as (user_id uuid, date date, kind text, side text, amount numeric);
