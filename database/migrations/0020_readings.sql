-- Readings: what a person wants to read, reads and has read, each in the month of its date.

create table public.readings (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  date date not null,
  title text not null check (length(title) between 1 and 300),
  author text check (length(author) <= 200),
  status text not null check (status in ('wantToRead', 'reading', 'finished', 'pausedOrStopped')),
  insights text check (length(insights) <= 5000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
call app.protect('public.readings');
