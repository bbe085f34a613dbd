-- Routine: the person's tasks in their own order, what was ticked on a day, and the days on which the smaller routine holds.

create table public.routine_tasks (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  name text not null check (length(btrim(name)) between 1 and 200),
  part_of_day text not null default 'anyTime' check (part_of_day in ('anyTime', 'morning', 'afternoon', 'evening')),
  minutes integer check (minutes between 1 and 600),
  -- What takes its place on a day of low energy.
  smaller text check (length(smaller) <= 200),
  rests_when_low boolean not null default false,
  -- The rows stand in the order of their positions; a move sets one between two others.
  position double precision not null default 0 check (position between -1e9 and 1e9),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
call app.protect('public.routine_tasks');

-- A tick's id follows from the task's id and the date (web/src/features/routine/tick-id.ts), so there is one a task and day, also when two
-- devices tick without a network. It keeps the task's name: what was done stays readable when the task is gone.
create table public.routine_ticks (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  date date not null,
  task text not null check (length(btrim(task)) between 1 and 200),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
call app.protect('public.routine_ticks');

create table public.routine_days (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  date date not null,
  low_energy boolean not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
call app.protect('public.routine_days');
