-- What users prepare for a visit to a doctor, a therapist or another professional.

create table public.visits (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  -- The appointment of the calendar. It is no foreign key, because the visit must stay readable after the appointment is
  -- removed, and because an offline device may send the two in any order. `day` and `professional` are copied from it.
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

-- Entries of journals that the user takes to a visit. Without a visit, the entry is for the next one. The entry can be in
-- any journal, so a mark has the name of its table instead of a foreign key (docs/decisions/0097).
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
-- For the trigger below. Without it, removing an account with many entries and marks would take minutes.
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

-- Lets users take the entries of a journal to a visit. tests/contract/visit-marks.test.ts requires this for each journal.
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

-- A removed visit takes its marks with it.
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
