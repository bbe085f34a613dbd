-- Executive functions: five scales of 1 to 5, each said or left open, and notes; several a day.

create table public.executive_entries (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  date date not null,
  attention smallint check (attention between 1 and 5),
  impulsivity smallint check (impulsivity between 1 and 5),
  mental_hyperactivity smallint check (mental_hyperactivity between 1 and 5),
  body_hyperactivity smallint check (body_hyperactivity between 1 and 5),
  hyperfocus smallint check (hyperfocus between 1 and 5),
  notes text check (length(notes) <= 5000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
call app.protect('public.executive_entries');
