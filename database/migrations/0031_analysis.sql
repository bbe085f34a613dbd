-- Overload: whether it occurred, what set it off, how strong and how long, what was done and what helped most, and its early signs; several a day.

create table public.analysis_entries (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  date date not null,
  occurred text not null check (occurred in ('yes', 'no')),
  triggers text[] check (
    triggers <@ array['auditory', 'visual', 'social', 'emotional', 'tactile', 'olfactory', 'change', 'fatigue']
    and cardinality(triggers) between 1 and 8
  ),
  intensity smallint check (intensity between 1 and 5),
  duration_minutes integer check (duration_minutes between 1 and 2880),
  early_signs text check (length(early_signs) <= 2000),
  strategies text[] check (
    strategies <@ array[
      'quietPlace', 'leaving', 'dark', 'headphones', 'pressure', 'movement', 'stimming', 'breathing', 'water', 'sleep', 'closePerson',
      'specialInterest'
    ] and cardinality(strategies) between 1 and 12
  ),
  own_strategy text check (length(own_strategy) <= 300),
  helped_most text check (helped_most in (
    'quietPlace', 'leaving', 'dark', 'headphones', 'pressure', 'movement', 'stimming', 'breathing', 'water', 'sleep', 'closePerson',
    'specialInterest', 'own'
  )),
  notes text check (length(notes) <= 5000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
call app.protect('public.analysis_entries', premium => true);
call app.ask_consent('public.analysis_entries', 'health');
