-- Quick messages: what a person shows or plays instead of speaking. A row is one of the six first messages in the interface's language
-- (preset), or the person's own text, which comes before the preset.

create table public.quick_messages (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  text text check (length(text) <= 300),
  preset text check (preset in ('help', 'silence', 'bathroom', 'overwhelmed', 'writeDown', 'needHelp')),
  -- The rows stand in the order of their positions; a move sets one between two others.
  position double precision not null default 0 check (position between -1e9 and 1e9),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
call app.protect('public.quick_messages');
