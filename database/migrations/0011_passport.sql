-- The health passport: what others need to know, in the person's own words. One row a person.

create table public.health_passports (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique default auth.uid() references auth.users (id) on delete cascade,
  communication text check (length(communication) <= 1500),
  overload text check (length(overload) <= 1500),
  helps text check (length(helps) <= 1500),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
call app.protect('public.health_passports');
