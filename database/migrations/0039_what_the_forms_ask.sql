-- What the forms of the premium pages ask, asked here too, and the other way round. `not valid` where a row that was kept before may differ: it
-- stays as it is, and is asked once it is changed.

-- Several of a closed set are each said once.
create function app.each_once(several text[]) returns boolean
language sql immutable set search_path = ''
as $$
  select count(*) = count(distinct each) from unnest(several) as each
$$;
revoke all on function app.each_once(text[]) from public;
grant execute on function app.each_once(text[]) to authenticated;

do $$
declare
  kept record;
begin
  for kept in
    select * from (values
      ('medications', 'times'), ('reminders', 'weekdays'), ('menstrual_entries', 'symptoms'), ('social_entries', 'drains'), ('social_entries', 'charges'),
      ('camouflage_entries', 'kinds'), ('analysis_entries', 'triggers'), ('analysis_entries', 'strategies'), ('thoughts_entries', 'stickers')
    ) as known (owned, several)
  loop
    execute format('alter table public.%I add constraint %I check (app.each_once(%I)) not valid',
      kept.owned, kept.several || '_each_once', kept.several);
  end loop;
end
$$;

-- What the senses led to, in the four words of the field (Dunn 1997, Infants and Young Children 9, 23-35). Only the vocabulary: no score.
alter table public.daily_entries
  add column sensory_responses text[] check (
    sensory_responses <@ array['seeking', 'avoiding', 'sensitivity', 'registration'] and cardinality(sensory_responses) between 1 and 4
  ),
  add constraint sensory_responses_each_once check (app.each_once(sensory_responses));

-- Blank text says nothing.
alter table public.daily_entries
  drop constraint together_something_of_day,
  add constraint together_something_of_day check (
    num_nonnulls(
      visual, auditory, tactile, olfactory, proprioceptive, vestibular, interoceptive, sensory_responses, day_pattern
    ) > 0
    or (sensory_trigger ~ '\S') is true
    or (notes ~ '\S') is true
  ) not valid;
alter table public.camouflage_entries
  add constraint situation_says_something check (situation ~ '\S') not valid;

-- Of a night anything may be said alone: who only knows when they woke, or only writes a note, is not asked for more.
alter table public.sleep_entries
  drop constraint together_something_of_night,
  add constraint together_something_of_night check (
    num_nonnulls(
      hours, bed_time, tried_time, minutes_to_fall_asleep, awakenings, wake_time, rise_time, quality
    ) > 0
    or (notes ~ '\S') is true
  ) not valid;
