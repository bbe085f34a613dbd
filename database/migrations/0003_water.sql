-- Water: what was drunk, and the person's own goal and glass.

create table public.water_entries (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  date date not null,
  amount_ml integer not null default 250 check (amount_ml between 1 and 5000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
call app.protect('public.water_entries');

create table public.water_settings (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique default auth.uid() references auth.users (id) on delete cascade,
  goal_ml integer not null default 2000 check (goal_ml between 250 and 10000),
  glass_ml integer not null default 250 check (glass_ml between 50 and 2000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
call app.protect('public.water_settings');
