-- Spirituality: what a person practised, of whatever tradition or of none, for how long.

create table public.spirituality_entries (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  date date not null,
  practice text not null check (length(practice) between 1 and 120),
  duration_minutes integer check (duration_minutes between 1 and 1440),
  notes text check (length(notes) <= 5000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
call app.protect('public.spirituality_entries');
