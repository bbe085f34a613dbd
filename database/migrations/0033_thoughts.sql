-- Thoughts: free text with stickers of a closed set; several a day. A thought without words is none.

create table public.thoughts_entries (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  date date not null,
  text text not null check (length(btrim(text)) > 0 and length(text) <= 20000),
  stickers text[] check (stickers <@ array[
    'sun', 'cloud', 'rain', 'moon', 'star', 'leaf', 'flower', 'wave', 'mountain', 'cup', 'book', 'house'
  ] and cardinality(stickers) between 1 and 12),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
call app.protect('public.thoughts_entries', premium => true);
call app.ask_consent('public.thoughts_entries', 'health');
