-- What the forms ask of several fields together, and texts that are nothing but spaces, refused here too. `not valid`: a row that was kept
-- before stays as it is, and is asked once it is changed. Constraints between fields are named together_*; tests/contract/together.test.ts
-- tries each.

alter table public.medications
  add constraint name_says_something check (btrim(name) <> '') not valid,
  add constraint dosage_says_something check (btrim(dosage) <> '') not valid,
  -- A medicine is taken at its times, or when it is needed (specification, 5: name, dosage and time are asked for).
  add constraint together_times check (as_needed or times is not null) not valid;

alter table public.reminders
  add constraint text_says_something check (btrim(text) <> '') not valid,
  add constraint together_alarm check (not alarm or time is not null) not valid,
  add constraint together_weekdays check (repeat <> 'weekdays' or weekdays is not null) not valid;

alter table public.readings
  add constraint title_says_something check (btrim(title) <> '') not valid;

alter table public.executive_entries
  add constraint together_something check (
    num_nonnulls(attention, impulsivity, mental_hyperactivity, body_hyperactivity, hyperfocus, notes) > 0
  ) not valid;

alter table public.quick_messages
  add constraint together_words check (preset is not null or btrim(coalesce(text, '')) <> '') not valid;

alter table public.menstrual_entries
  add constraint together_start check (last_period_start <= date) not valid;

alter table public.alarm_settings
  add constraint together_quiet check ((quiet_from is null) = (quiet_to is null)) not valid;

-- Nobody was born tomorrow. A trigger, since a check must not ask for the time; a day ahead is somebody's today.
create function app.guard_birth_date() returns trigger
language plpgsql
as $$
begin
  if new.birth_date > (now() at time zone 'utc')::date + 1 then
    raise exception 'a date of birth cannot lie in the future' using errcode = '23514';
  end if;
  return new;
end
$$;

create trigger guard_birth_date before insert or update of birth_date on public.profiles
  for each row execute function app.guard_birth_date();
