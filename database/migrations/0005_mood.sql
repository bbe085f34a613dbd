create table public.mood_entries (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  date date not null,
  mood text not null check (mood in (
    'happy', 'sad', 'angry', 'anxious', 'tired', 'affectionate', 'confident', 'thoughtful', 'calm', 'excited', 'discouraged',
    'overwhelmed'
  )),
  intensity smallint not null check (intensity between 1 and 5),
  notes text check (length(notes) <= 5000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
call app.protect('public.mood_entries', premium => true);
