-- Facts of the day: a kind and a text; several a day.

create table public.facts_entries (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  date date not null,
  category text not null check (category in (
    'achievement', 'learning', 'challenge', 'specialMoment', 'observation', 'reflection'
  )),
  text text not null check (length(btrim(text)) > 0 and length(text) <= 5000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
call app.protect('public.facts_entries', premium => true);
call app.ask_consent('public.facts_entries', 'health');
