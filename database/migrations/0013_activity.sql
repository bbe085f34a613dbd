-- Physical activity: what was done, for how many minutes and how hard; several a day. An activity that the list does not name may have a name of its own.

create table public.activity_entries (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  date date not null,
  type text not null check (type in ('bodybuilding', 'swimming', 'pilates', 'running', 'cycling', 'other')),
  own_name text check (length(own_name) <= 80),
  duration_minutes integer not null check (duration_minutes between 1 and 1440),
  intensity text check (intensity in ('low', 'moderate', 'high')),
  notes text check (length(notes) <= 5000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
call app.protect('public.activity_entries');
