-- Social battery: how full it is, in percent, what drained it and what charged it; several a day.

create table public.social_entries (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  date date not null,
  level smallint not null check (level between 0 and 100),
  drains text[] check (drains <@ array[
    'conversation', 'meeting', 'crowd', 'noise', 'phone', 'newPeople', 'conflict', 'masking', 'waiting', 'screens'
  ] and cardinality(drains) between 1 and 10),
  charges text[] check (charges <@ array[
    'alone', 'silence', 'rest', 'specialInterest', 'music', 'nature', 'movement', 'closePerson', 'animal', 'play'
  ] and cardinality(charges) between 1 and 10),
  notes text check (length(notes) <= 5000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
call app.protect('public.social_entries', premium => true);
call app.ask_consent('public.social_entries', 'health');
