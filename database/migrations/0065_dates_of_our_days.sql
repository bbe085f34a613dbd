-- PostgreSQL knows days that no page can show: "infinity", days before Christ, the year 9999. Whoever wrote one over rest/v1 with their own token
-- broke their own report by it. From here on days and moments of the public tables lie between 1900 and 2200.

-- Gives every date and timestamptz of a table this rule. A table that comes later has it by app.protect, or calls this where it has none;
-- tests/contract/dates.test.ts asks for it. `not valid`: a row that was kept before stays as it is, can be read and removed, and is asked once it is changed.
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
      'alter table %1$s add constraint %2$I check (%3$I >= %4$s ''1900-01-01'' and %3$I < %4$s ''2200-01-01'') not valid',
      owned, dated.name || '_of_our_days', dated.name, dated.kind);
  end loop;
end
$$;

-- As in 0059, and one line more.
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
  call app.bound_dates(owned);
end
$$;

-- An end of premium is the operator's word, and a profile must stay changeable: a time without end becomes the last one that can be said.
update public.profiles set premium_expires_at = '2199-12-31 00:00+00' where premium_expires_at >= '2200-01-01 00:00+00';
update public.profiles set premium_expires_at = '1900-01-01 00:00+00' where premium_expires_at < '1900-01-01 00:00+00';

do $$
declare
  owned regclass;
begin
  for owned in select oid from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' loop
    call app.bound_dates(owned);
  end loop;
end
$$;

-- What was, is not yet to come: a day's water or mood is refused while its day has begun nowhere on earth. A day ahead of UTC is somebody's today.
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

-- One line for a journal that tells of days that have been. Those that plan call nothing: appointments, routine, the month of a reading.
-- Nor do crises: nobody's call for help is refused because their device has a wrong date.
create procedure app.refuse_days_to_come(owned regclass)
language plpgsql
as $$
begin
  execute format(
    'create trigger guard_day_to_come before insert or update of date on %s for each row execute function app.guard_day_to_come()', owned);
end
$$;

call app.refuse_days_to_come('public.activity_entries');
call app.refuse_days_to_come('public.analysis_entries');
call app.refuse_days_to_come('public.camouflage_entries');
call app.refuse_days_to_come('public.daily_entries');
call app.refuse_days_to_come('public.executive_entries');
call app.refuse_days_to_come('public.facts_entries');
call app.refuse_days_to_come('public.medication_doses');
call app.refuse_days_to_come('public.menstrual_entries');
call app.refuse_days_to_come('public.mood_entries');
call app.refuse_days_to_come('public.nutrition_entries');
call app.refuse_days_to_come('public.pet_deeds');
call app.refuse_days_to_come('public.sleep_entries');
call app.refuse_days_to_come('public.social_entries');
call app.refuse_days_to_come('public.spirituality_entries');
call app.refuse_days_to_come('public.thoughts_entries');
call app.refuse_days_to_come('public.water_entries');
call app.refuse_days_to_come('public.weight_entries');
