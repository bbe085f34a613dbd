-- The menstrual cycle: what a person says of a day, and whether counting and predicting rest for a while.

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
  updated_at timestamptz not null default now()
);
call app.protect('public.menstrual_entries');

create table public.menstrual_settings (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique default auth.uid() references auth.users (id) on delete cascade,
  -- Null: counting and predicting go on.
  paused_since date,
  pause_reason text check (pause_reason in ('pregnancy', 'contraception', 'other')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
call app.protect('public.menstrual_settings');
