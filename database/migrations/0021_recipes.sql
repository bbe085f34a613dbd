-- Recipes: the person's own, with one ingredient and one step a line.
create table public.recipes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  title text not null check (length(btrim(title)) between 1 and 200),
  prep_time_minutes integer check (prep_time_minutes between 1 and 2880),
  servings integer check (servings between 1 and 100),
  effort text check (effort in ('low', 'medium', 'high')),
  ingredients text check (length(ingredients) <= 5000),
  instructions text check (length(instructions) <= 10000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
call app.protect('public.recipes');
