-- Social camouflage: a situation, why, what was felt during and after, and as far as wanted in which way and at what effort; several a day.

create table public.camouflage_entries (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  date date not null,
  situation text not null check (length(btrim(situation)) > 0 and length(situation) <= 2000),
  reason text check (length(reason) <= 2000),
  feelings_during text check (length(feelings_during) <= 2000),
  feelings_after text check (length(feelings_after) <= 2000),
  kinds text[] check (
    kinds <@ array['compensation', 'masking', 'assimilation'] and cardinality(kinds) between 1 and 3
  ),
  effort smallint check (effort between 1 and 5),
  notes text check (length(notes) <= 5000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
call app.protect('public.camouflage_entries', premium => true);
call app.ask_consent('public.camouflage_entries', 'health');
