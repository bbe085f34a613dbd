-- Ideas that a person tests on their own records (n-of-1). What is compared, and the day on which the answer may be
-- read, are fixed when the person asks. A person who looked every day would sooner or later find a difference by
-- chance. So a row can only be added and removed.
create table public.hypotheses (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  -- - pair: do the values of `outcome` differ between days with high and low values of `cause`, `lag` days before?
  -- - medicine: do they differ between the 60 days before and the 60 days from `change_on` on?
  -- - alternating: do they differ between days with and days without `practice`, which a plan alternates by chance?
  kind text not null check (kind in ('pair', 'medicine', 'alternating')),
  -- Names of series of app.daily_values, or of phases that the app computes from the first days of menstrual periods. Or
  -- 'tracker': the own tracker in the column `outcome_tracker` or `cause_tracker`. Or 'tag': the days with the own tag in the
  -- column `outcome_tag` or `cause_tag`, compared with the other days that have an entry of mood, activity or thoughts.
  outcome text not null check (outcome in (
    'sleepHours', 'restful', 'pleasant', 'social', 'overload', 'sensory', 'attention', 'impulsivity', 'mentalHyperactivity',
    'bodyHyperactivity', 'hyperfocus', 'activity', 'tracker', 'tag'
  )),
  cause text check (cause in (
    'sleepHours', 'midSleep', 'restful', 'pleasant', 'social', 'overload', 'camouflage', 'sensory', 'attention', 'impulsivity',
    'mentalHyperactivity', 'bodyHyperactivity', 'hyperfocus', 'activity', 'water', 'spirituality', 'period', 'beforePeriod', 'tracker',
    'tag'
  )),
  -- No foreign keys, because the hypothesis stays when its tracker or tag is removed. The names are those when it was written,
  -- so that a file can be read without the tracker or tag.
  outcome_tracker uuid,
  outcome_tracker_name text check (length(btrim(outcome_tracker_name)) between 1 and 60 and length(outcome_tracker_name) <= 60),
  cause_tracker uuid,
  cause_tracker_name text check (length(btrim(cause_tracker_name)) between 1 and 60 and length(cause_tracker_name) <= 60),
  outcome_tag uuid,
  outcome_tag_name text check (btrim(outcome_tag_name) <> '' and length(outcome_tag_name) <= 40),
  cause_tag uuid,
  cause_tag_name text check (btrim(cause_tag_name) <> '' and length(cause_tag_name) <= 40),
  -- How many days after the cause the outcome is read.
  lag integer not null default 0 check (lag between 0 and 3),
  -- The first day whose outcome counts. The last one is the day before `look_on`.
  first_day date not null,
  -- The first day on which the answer may be read.
  look_on date not null,
  -- The medicine's id, without a foreign key, because the hypothesis stays when its medicine is removed.
  medication_id text check (length(medication_id) = 36),
  -- The first day of the changed plan.
  change_on date,
  -- What the person alternates from `first_day` minus `lag` on. `own`: the words of `own_practice`.
  practice text check (practice in ('coffee', 'screen', 'walk', 'music', 'nap', 'own')),
  own_practice text check (length(own_practice) between 1 and 60),
  -- The days of one stretch. Each pair of stretches has one with and one without the practice.
  stretch_days integer check (stretch_days between 1 and 7),
  -- The seed of the order within each pair. It is a column, because an import into another account changes the row's id.
  order_seed integer check (order_seed between 0 and 2147483647),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint together_pair check ((kind = 'pair') = (cause is not null)),
  constraint together_medicine check ((kind = 'medicine') = (medication_id is not null and change_on is not null)),
  constraint together_two_series check (
    cause <> outcome or lag > 0 or cause_tracker is distinct from outcome_tracker or cause_tag is distinct from outcome_tag
  ),
  constraint together_outcome_tracker check (
    num_nonnulls(outcome_tracker, outcome_tracker_name) = case outcome when 'tracker' then 2 else 0 end
  ),
  constraint together_cause_tracker check (
    num_nonnulls(cause_tracker, cause_tracker_name) = case cause when 'tracker' then 2 else 0 end
  ),
  constraint together_outcome_tag check (
    num_nonnulls(outcome_tag, outcome_tag_name) = case outcome when 'tag' then 2 else 0 end
  ),
  constraint together_cause_tag check (
    num_nonnulls(cause_tag, cause_tag_name) = case cause when 'tag' then 2 else 0 end
  ),
  -- `daily_series` returns at most 366 days, and the cause may lie three days before `first_day`.
  constraint together_days_to_look_at check (look_on - first_day between 28 and 360),
  constraint together_days_around_change check (change_on is null or (first_day = change_on - 60 and look_on >= change_on + 60)),
  -- `look_on` must not be a past day by the person's calendar, which may be a day behind UTC.
  constraint together_looked_at_later check (look_on >= (created_at at time zone 'UTC')::date - 1),
  constraint together_alternating check (
    num_nonnulls(practice, stretch_days, order_seed) = case kind when 'alternating' then 3 else 0 end
  ),
  constraint together_own_practice check ((own_practice is not null) = (practice is not distinct from 'own')),
  -- An alternating plan must not begin before it was made, because the person did not follow it on earlier days.
  constraint together_plan_to_come check (
    kind <> 'alternating' or first_day - lag >= (created_at at time zone 'UTC')::date - 1
  )
);
call app.protect('public.hypotheses', premium => true);
call app.ask_consent('public.hypotheses', 'health');
revoke update on public.hypotheses from authenticated;

-- Whether the person did as planned on a day of an alternating plan. The comparison uses the planned days in any case
-- (intention to treat; web/src/overview/hypotheses/alternating-plan.ts says why).
create table public.hypothesis_days (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  -- No foreign key, because an offline device may send this row before the hypothesis.
  hypothesis_id uuid not null,
  day date not null,
  kept boolean not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_id, hypothesis_id, day)
);
call app.protect('public.hypothesis_days', premium => true);
call app.ask_consent('public.hypothesis_days', 'health');

-- Removes the days of a removed hypothesis. It runs with its owner's rights, because the account service of hosted
-- Supabase removes an account's rows without any right to our tables.
create function app.remove_days_of_hypothesis() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.hypothesis_days as marked using removed
  where marked.hypothesis_id = removed.id and marked.user_id = removed.user_id;
  return null;
end
$$;
revoke all on function app.remove_days_of_hypothesis() from public;
create trigger remove_days_of_hypothesis after delete on public.hypotheses referencing old table as removed
for each statement execute function app.remove_days_of_hypothesis();
