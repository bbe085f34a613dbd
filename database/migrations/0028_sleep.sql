-- Sleep: hours, or the times of the night, how it was, notes; each said or left open, but not all of them. The night belongs to the day on
-- which the person woke.

create table public.sleep_entries (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  date date not null,
  hours numeric(4, 2) check (hours between 0 and 24),
  bed_time text check (bed_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  tried_time text check (tried_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  minutes_to_fall_asleep smallint check (minutes_to_fall_asleep between 0 and 600),
  awakenings smallint check (awakenings between 0 and 50),
  wake_time text check (wake_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  rise_time text check (rise_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  quality text check (quality in ('delayed', 'wokeUpOften', 'wokeUpAndDidntSleep', 'restful', 'unrestful')),
  notes text check (length(notes) <= 5000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint together_something_of_night check (
    hours is not null or quality is not null or (bed_time is not null and wake_time is not null)
  )
);
call app.protect('public.sleep_entries', premium => true);
call app.ask_consent('public.sleep_entries', 'health');
