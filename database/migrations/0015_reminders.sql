-- Reminders: a text, and if wanted a time, a day and a rhythm; and one row a person for how alarms ring.

create table public.reminders (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  text text not null check (length(text) between 1 and 500),
  -- The first day; without one a reminder stands every day until it is done.
  day date,
  time text check (time ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  repeat text not null default 'never' check (repeat in ('never', 'daily', 'weekdays', 'weekly', 'monthly')),
  -- For the rhythm 'weekdays'.
  weekdays text[] check (
    weekdays <@ array['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] and cardinality(weekdays) between 1 and 7
  ),
  alarm boolean not null default false,
  -- The latest day that was marked as done.
  done_on date,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
call app.protect('public.reminders');

create table public.alarm_settings (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique default auth.uid() references auth.users (id) on delete cascade,
  -- Nothing rings from one to the other, over midnight if that is how they lie. Both or none.
  quiet_from text check (quiet_from ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  quiet_to text check (quiet_to ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  -- An alarm says that it is time, and of what only after a tap.
  discreet boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
call app.protect('public.alarm_settings');
