-- Nutrition: what was eaten, and whether the person wants to see numbers at all.

-- A quantity is asked for by the form (specification, 5), yet not here: who eats "without numbers" is not asked for one.
create table public.nutrition_entries (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  date date not null,
  food_name text not null check (length(btrim(food_name)) between 1 and 200),
  quantity_g numeric(6, 1) check (quantity_g between 0.1 and 10000),
  calories numeric(6, 1) check (calories between 0 and 20000),
  protein_g numeric(5, 1) check (protein_g between 0 and 5000),
  carbs_g numeric(5, 1) check (carbs_g between 0 and 5000),
  fat_g numeric(5, 1) check (fat_g between 0 and 5000),
  sodium_mg numeric(7, 1) check (sodium_mg between 0 and 100000),
  contains_lactose boolean not null default false,
  contains_gluten boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
call app.protect('public.nutrition_entries');

create table public.nutrition_settings (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique default auth.uid() references auth.users (id) on delete cascade,
  hide_numbers boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
call app.protect('public.nutrition_settings');
