-- Questionnaires: the PHQ-9 and the GAD-7. docs/questionnaires.md says where their texts are from.

-- A filled questionnaire. Each answer has 0 to 3 points; null means that the person skipped the question. The sum is not
-- stored, because the app also shows it offline.
create table public.questionnaire_responses (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  date date not null,
  kind text not null check (kind in ('phq9', 'gad7')),
  -- The language in which the person read the questions. The language of the app may be another one.
  language text not null check (language in ('pt', 'en', 'es', 'fr', 'it', 'zh')),
  item_1 smallint check (item_1 between 0 and 3),
  item_2 smallint check (item_2 between 0 and 3),
  item_3 smallint check (item_3 between 0 and 3),
  item_4 smallint check (item_4 between 0 and 3),
  item_5 smallint check (item_5 between 0 and 3),
  item_6 smallint check (item_6 between 0 and 3),
  item_7 smallint check (item_7 between 0 and 3),
  -- Only the PHQ-9 has an eighth and a ninth question, and the question how difficult the problems made life.
  item_8 smallint check (item_8 between 0 and 3),
  item_9 smallint check (item_9 between 0 and 3),
  difficulty smallint check (difficulty between 0 and 3),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint together_nine_questions check (kind = 'phq9' or num_nonnulls(item_8, item_9, difficulty) = 0),
  constraint together_an_answer check (
    num_nonnulls(item_1, item_2, item_3, item_4, item_5, item_6, item_7, item_8, item_9) > 0
  )
);
call app.protect('public.questionnaire_responses');
call app.ask_consent('public.questionnaire_responses', 'health');
call app.refuse_days_to_come('public.questionnaire_responses');

-- The sum of each questionnaire per day; if a day has several, their mean. The sum is null if a question has no answer,
-- as in `totalOf` (questionnaire-responses.ts).
create function app.questionnaires_days(zone text)
returns table (user_id uuid, date date, entries bigint, phq9 numeric, gad7 numeric)
language sql stable
as $$
  select user_id, date, count(*),
    avg(case kind when 'phq9' then item_1 + item_2 + item_3 + item_4 + item_5 + item_6 + item_7 + item_8 + item_9 end),
    avg(case kind when 'gad7' then item_1 + item_2 + item_3 + item_4 + item_5 + item_6 + item_7 end)
  from public.questionnaire_responses group by user_id, date
$$;

-- After how many weeks the user wants to be reminded of each questionnaire; null for never.
create table public.questionnaire_settings (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique default auth.uid() references auth.users (id) on delete cascade,
  phq9_weeks smallint check (phq9_weeks between 2 and 4),
  gad7_weeks smallint check (gad7_weeks between 2 and 4),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
call app.protect('public.questionnaire_settings');
