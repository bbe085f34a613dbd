-- What users prepare for a visit to a doctor, a therapist or another professional.

create table public.visits (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  -- The appointment of the calendar. It is no foreign key: the visit must stay readable after the appointment is
  -- removed, and an offline device may send the visit first. `day` and `professional` are copied from it.
  appointment_id uuid,
  day date,
  professional text check (length(professional) between 1 and 200),
  reason text check (length(reason) <= 1000),
  first_question text check (length(first_question) <= 300),
  second_question text check (length(second_question) <= 300),
  third_question text check (length(third_question) <= 300),
  to_say text check (length(to_say) <= 3000),
  -- What the user noted after the visit.
  answers text check (length(answers) <= 5000),
  done boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
call app.protect('public.visits');
call app.ask_consent('public.visits', 'health');

-- A mark puts a journal entry on the list for a visit; if `visit_id` is null, for the next visit. The entry can be in
-- any journal, so the mark has the name of the entry's table instead of a foreign key (docs/decisions/0097).
create table public.visit_marks (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  visit_id uuid,
  entry_table text not null check (entry_table ~ '^[a-z][a-z_]{0,62}$'),
  entry_id uuid not null,
  -- The entry's own date, with which the app reads the entry.
  entry_date date not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
call app.protect('public.visit_marks');
-- Without this index, the trigger below would take minutes when an account with many entries and marks is removed.
create index on public.visit_marks (user_id, entry_id);

-- Removes the marks of removed entries, once per statement. It runs with its owner's rights, because the account service of
-- hosted Supabase removes an account's entries without any right to our tables. It touches only rows of the same user.
create function app.remove_visit_marks() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.visit_marks as mark using removed
  where mark.entry_id = removed.id and mark.user_id = removed.user_id and mark.entry_table = tg_table_name;
  return null;
end
$$;
revoke all on function app.remove_visit_marks() from public;

-- Removes the marks of a journal's entries when the entries are removed. Call it for each journal whose entries users
-- can take to a visit (tests/contract/visit-marks.test.ts).
create procedure app.allow_visit_marks(journal regclass)
language plpgsql
as $$
begin
  execute format('create trigger remove_visit_marks after delete on %s referencing old table as removed
    for each statement execute function app.remove_visit_marks()', journal);
end
$$;

do $$
declare
  journal text;
begin
  foreach journal in array array[
    'activity_entries', 'analysis_entries', 'camouflage_entries', 'daily_entries', 'executive_entries', 'facts_entries',
    'menstrual_entries', 'mood_entries', 'nutrition_entries', 'sleep_entries', 'social_entries', 'spirituality_entries',
    'thoughts_entries', 'water_entries', 'weight_entries'
  ] loop
    call app.allow_visit_marks(format('public.%I', journal)::regclass);
  end loop;
end
$$;

-- Removes the marks of a removed visit.
create function app.remove_marks_of_visit() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.visit_marks as mark using removed where mark.visit_id = removed.id and mark.user_id = removed.user_id;
  return null;
end
$$;
revoke all on function app.remove_marks_of_visit() from public;
create trigger remove_marks_of_visit after delete on public.visits referencing old table as removed
for each statement execute function app.remove_marks_of_visit();
