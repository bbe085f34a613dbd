-- Daily entry: seven senses on a scale of five steps, each said or left open, what set something off, how the day was; several check-ins a day.

create table public.daily_entries (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  date date not null,
  visual text check (visual in ('hypo', 'low', 'normal', 'hyper', 'veryHyper')),
  auditory text check (auditory in ('hypo', 'low', 'normal', 'hyper', 'veryHyper')),
  tactile text check (tactile in ('hypo', 'low', 'normal', 'hyper', 'veryHyper')),
  olfactory text check (olfactory in ('hypo', 'low', 'normal', 'hyper', 'veryHyper')),
  proprioceptive text check (proprioceptive in ('hypo', 'low', 'normal', 'hyper', 'veryHyper')),
  vestibular text check (vestibular in ('hypo', 'low', 'normal', 'hyper', 'veryHyper')),
  interoceptive text check (interoceptive in ('hypo', 'low', 'normal', 'hyper', 'veryHyper')),
  sensory_trigger text check (length(sensory_trigger) <= 2000),
  day_pattern text check (day_pattern in (
    'calm', 'agitated', 'productive', 'tiring', 'stressful', 'relaxing', 'challenging', 'positive'
  )),
  notes text check (length(notes) <= 5000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint together_something_of_day check (num_nonnulls(
    visual, auditory, tactile, olfactory, proprioceptive, vestibular, interoceptive, sensory_trigger, day_pattern, notes
  ) > 0)
);
call app.protect('public.daily_entries', premium => true);
call app.ask_consent('public.daily_entries', 'health');
