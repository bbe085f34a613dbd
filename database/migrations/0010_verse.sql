-- The verse of the day: which set a person picked, and what they answered to a verse. The texts are no rows: they come with the app, or from
-- the operator's own files.

create table public.verse_settings (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique default auth.uid() references auth.users (id) on delete cascade,
  -- off, secular, scripture, or the id of a set of the operator's.
  verse_set text not null default 'secular' check (verse_set ~ '^[a-z0-9][a-z0-9-]{0,59}$'),
  tradition text not null default 'all'
    check (tradition in ('all', 'christian', 'jewish', 'muslim', 'buddhist', 'hindu', 'taoist')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
call app.protect('public.verse_settings');

-- Not unique by verse: two devices may answer the same one without a network. The newest row holds.
create table public.verse_likes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  verse_set text not null check (verse_set ~ '^[a-z0-9][a-z0-9-]{0,59}$'),
  verse_key text not null check (length(verse_key) between 1 and 80),
  -- false: put aside, not shown again.
  liked boolean not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
call app.protect('public.verse_likes');
