-- Medications: what a person takes, and what became of each dose. A dose keeps the medicine's name and dosage as they were, and no foreign
-- key: what was taken stays readable after the medicine left the list, and a removal that is undone finds its doses again.

create table public.medications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  name text not null check (length(name) between 1 and 200),
  dosage text not null check (length(dosage) between 1 and 200),
  -- Taken when it is needed: such a medicine has no times.
  as_needed boolean not null default false,
  -- Times of the day, 'HH:MM' by the person's own clock.
  times text[] check (
    cardinality(times) between 1 and 12
    and array_position(times, null) is null
    and array_to_string(times, ' ') ~ '^([01]\d|2[0-3]):[0-5]\d( ([01]\d|2[0-3]):[0-5]\d)*$'
  ),
  side_effects text check (length(side_effects) <= 2000),
  alarm boolean not null default false,
  -- How many there were when the person last counted, and when that was. What was taken since is subtracted from the doses, so that
  -- two devices never write over each other's count.
  pills_left numeric(6, 2) check (pills_left between 0 and 9999),
  counted_at timestamptz,
  pills_per_dose numeric(5, 2) check (pills_per_dose between 0.25 and 100),
  -- From this many on a quiet notice stands on the page.
  low_at numeric(6, 2) check (low_at between 0 and 9999),
  status text not null default 'active' check (status in ('active', 'paused', 'ended')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
call app.protect('public.medications');

create table public.medication_doses (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  -- The day of the plan: a dose of 23:30 that is taken after midnight belongs to the day before.
  date date not null,
  -- A medicine's id.
  medication_id text not null check (length(medication_id) = 36),
  name text not null check (length(name) between 1 and 200),
  dosage text not null check (length(dosage) between 1 and 200),
  -- The time of the plan; none for what was taken as needed.
  planned text check (planned ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  state text not null check (state in ('taken', 'skipped', 'later')),
  -- When it was taken, by the person's own clock; much earlier than planned means after midnight.
  taken_at text check (taken_at ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  pills numeric(5, 2) check (pills between 0.25 and 100),
  note text check (length(note) <= 1000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
call app.protect('public.medication_doses');
