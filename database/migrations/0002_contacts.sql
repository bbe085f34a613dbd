-- The people of a profile. Lists of their own, because the crisis alert writes to one of them.

create table public.emergency_contacts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  name text not null check (length(btrim(name)) between 1 and 200),
  phone text not null check (length(btrim(phone)) between 3 and 40),
  email text check (length(email) <= 255 and email like '_%@_%'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
call app.protect('public.emergency_contacts');

create table public.professional_contacts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  name text not null check (length(btrim(name)) between 1 and 200),
  contact text not null check (length(btrim(contact)) between 1 and 200),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
call app.protect('public.professional_contacts');
