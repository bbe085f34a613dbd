-- Journals of the body: water, weight, nutrition, activity, sleep and the menstrual cycle; and recipes.

-- Water: what was drunk, and the user's own goal and glass.
create table public.water_entries (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  date date not null,
  amount_ml integer not null default 250 check (amount_ml between 1 and 5000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  notes text check (length(notes) <= 5000)
);
call app.protect('public.water_entries');
call app.ask_consent('public.water_entries', 'health');
call app.refuse_days_to_come('public.water_entries');

create table public.water_settings (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique default auth.uid() references auth.users (id) on delete cascade,
  goal_ml integer not null default 2000 check (goal_ml between 250 and 10000),
  glass_ml integer not null default 250 check (glass_ml between 50 and 2000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
call app.protect('public.water_settings');

create table public.weight_entries (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  date date not null,
  weight_kg numeric(5, 2) not null check (weight_kg between 1 and 700),
  notes text check (length(notes) <= 5000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
call app.protect('public.weight_entries');
call app.ask_consent('public.weight_entries', 'health');
call app.refuse_days_to_come('public.weight_entries');

-- Nutrition: what was eaten, and whether the user wants to see numbers at all. The form requires a quantity, the table does
-- not: a user who eats "without numbers" is not asked for one.
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
  updated_at timestamptz not null default now(),
  notes text check (length(notes) <= 5000)
);
call app.protect('public.nutrition_entries');
call app.ask_consent('public.nutrition_entries', 'health');
call app.refuse_days_to_come('public.nutrition_entries');

create table public.nutrition_settings (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique default auth.uid() references auth.users (id) on delete cascade,
  hide_numbers boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
call app.protect('public.nutrition_settings');

-- Recipes: the user's own, with one ingredient and one step per line.
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

-- Physical activity: what, for how many minutes and how hard; several a day. An activity outside the list can have a name of its own.
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
call app.ask_consent('public.activity_entries', 'health');
call app.refuse_days_to_come('public.activity_entries');

-- Sleep: hours, or the times of the night, its quality and notes; each is optional, but not all of them. The night belongs to the day on
-- which the user woke.
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
    num_nonnulls(
      hours, bed_time, tried_time, minutes_to_fall_asleep, awakenings, wake_time, rise_time, quality
    ) > 0
    or (notes ~ '\S') is true
  )
);
call app.protect('public.sleep_entries', premium => true);
call app.ask_consent('public.sleep_entries', 'health');
call app.refuse_days_to_come('public.sleep_entries');

-- The menstrual cycle: entries of a day, and whether counting and predicting are paused.
create table public.menstrual_entries (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  date date not null,
  last_period_start date,
  on_period boolean not null default false,
  flow text check (flow in ('light', 'moderate', 'heavy', 'veryHeavy')),
  pain text check (pain in ('none', 'mild', 'moderate', 'strong', 'veryStrong')),
  symptoms text[] check (symptoms <@ array[
    'cramps', 'headache', 'bloating', 'breastTenderness', 'fatigue', 'irritability', 'anxiety', 'moodSwings', 'nausea', 'backPain',
    'acne', 'foodCravings'
  ] and cardinality(symptoms) between 1 and 12),
  mood text check (mood in ('happy', 'sad', 'irritated', 'anxious', 'calm', 'emotional')),
  notes text check (length(notes) <= 5000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint together_start check (last_period_start <= date),
  constraint symptoms_each_once check (app.each_once(symptoms))
);
call app.protect('public.menstrual_entries');
call app.ask_consent('public.menstrual_entries', 'health');
call app.refuse_days_to_come('public.menstrual_entries');

create table public.menstrual_settings (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique default auth.uid() references auth.users (id) on delete cascade,
  -- Null: not paused.
  paused_since date,
  pause_reason text check (pause_reason in ('pregnancy', 'contraception', 'other')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Cycles that the user leaves out of predictions, by the first day of each: 'YYYY-MM-DD', separated by spaces. One text, so that it travels with
  -- the row in exports, imports and backups; days that begin no known cycle are ignored.
  left_out text check (length(btrim(left_out)) between 1 and 600)
);
call app.protect('public.menstrual_settings');
call app.ask_consent('public.menstrual_settings', 'health');
