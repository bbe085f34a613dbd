-- Own trackers: things that a person defines and records, and their entries.

-- Whether all texts of an array are short names. Checks cannot contain subqueries.
create function app.are_short_names(several text[]) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(bool_and(each is not null and length(btrim(each)) between 1 and 40 and length(each) <= 40), false)
  from unnest(several) as each
$$;
revoke all on function app.are_short_names(text[]) from public;
grant execute on function app.are_short_names(text[]) to authenticated;

create table public.trackers (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  name text not null check (length(btrim(name)) between 1 and 60 and length(name) <= 60),
  kind text not null check (kind in ('yesNo', 'words', 'number', 'minutes', 'choice')),
  -- The unit of the numbers, in the person's own words, such as cups. Only for the kind `number`.
  unit text check (length(unit) between 1 and 20),
  -- Whether the numbers of one day are added, as cups are, or averaged, as temperatures are.
  adds_up boolean not null default true,
  -- The options of the kind `words`, from least to most, or of the kind `choice`.
  options text[],
  archived boolean not null default false,
  -- Rows are sorted by position. A moved row gets a position between those of its neighbours.
  position double precision not null default 0 check (position between -1e9 and 1e9),
  -- The database gives each tracker the lowest free slot. So an account has at most twelve trackers, those in slots 1 to 3
  -- need no premium, and the statistics have a fixed number of columns.
  slot integer check (slot between 1 and 12),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_id, slot),
  -- The entries refer to this key, so the kind of a tracker with entries cannot change.
  unique (user_id, id, kind),
  constraint together_unit check (unit is null or kind = 'number'),
  constraint together_options check (
    case kind when 'words' then cardinality(options) between 3 and 5 when 'choice' then cardinality(options) between 2 and 8
      else options is null end is true
    -- The statistics use an option's place, so the first must have the index 1. An array could start at another index.
    and (options is null or (
      array_ndims(options) = 1 and array_lower(options, 1) = 1 and app.each_once(options) and app.are_short_names(options)
    ))
  )
);
call app.protect('public.trackers');
call app.ask_consent('public.trackers', 'health');

-- Gives a new tracker its slot, once for each row, and refuses the fourth without premium. The lock makes two devices wait
-- for each other. A device may send a row again because it lost the response, so a row that exists keeps its slot.
create function app.place_tracker() returns trigger
language plpgsql
as $$
begin
  perform pg_advisory_xact_lock(hashtext('app.place_tracker'), hashtext(coalesce(auth.uid(), new.user_id)::text));
  select known.slot into new.slot from public.trackers as known where known.id = new.id and known.user_id = new.user_id;
  if found then
    return new;
  end if;
  select min(free) into new.slot from generate_series(1, 12) as free
  where not exists (select from public.trackers as other where other.user_id = new.user_id and other.slot = free);
  if new.slot is null then
    raise exception 'an account has at most 12 trackers' using errcode = '23514';
  end if;
  if new.slot > 3 and current_user = 'authenticated' and not app.may_write_premium(new.created_at) then
    raise exception 'more than 3 trackers are part of premium' using errcode = '42501';
  end if;
  return new;
end
$$;
create trigger place_tracker before insert on public.trackers for each row execute function app.place_tracker();

-- Keeps the slot of a tracker. If the tracker has entries, the options of `words` cannot change, and a `choice` can
-- only gain options. In the slots from 4 on, changes of the definition require premium; changes of order and archive do
-- not.
create function app.keep_tracker() returns trigger
language plpgsql
as $$
begin
  new.slot := old.slot;
  if old.slot > 3
    and (new.name, new.kind, new.unit, new.adds_up, new.options) is distinct from (old.name, old.kind, old.unit, old.adds_up, old.options)
    and not app.may_write_premium(old.created_at) then
    raise exception 'more than 3 trackers are part of premium' using errcode = '42501';
  end if;
  if new.options is distinct from old.options
    and not coalesce(old.kind = 'choice' and old.options <@ new.options, false)
    and exists (select from public.tracker_entries as entry where entry.user_id = old.user_id and entry.tracker_id = old.id) then
    raise exception 'a tracker with entries keeps its options' using errcode = '23514';
  end if;
  return new;
end
$$;
create trigger keep_tracker before update on public.trackers
for each row when (current_user = 'authenticated') execute function app.keep_tracker();

-- One record of a tracker. Exactly the column of the tracker's kind has a value.
create table public.tracker_entries (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  date date not null,
  tracker_id uuid,
  kind text not null check (kind in ('yesNo', 'words', 'number', 'minutes', 'choice')),
  -- The tracker's name and unit when the entry was written, so that files and reports can be read without the tracker.
  name text not null check (length(btrim(name)) between 1 and 60 and length(name) <= 60),
  unit text check (length(unit) between 1 and 20),
  answer text check (answer in ('yes', 'no')),
  word text check (length(word) between 1 and 40),
  amount numeric(9, 2) check (amount between 0 and 1000000),
  duration_minutes integer check (duration_minutes between 0 and 1440),
  option text check (length(option) between 1 and 40),
  notes text check (length(notes) <= 5000),
  -- The local time that the user chose. If it is null, the time of `created_at` counts.
  time text check (time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint together_some_tracker check (tracker_id is not null),
  constraint together_tracker foreign key (user_id, tracker_id, kind) references public.trackers (user_id, id, kind)
    on delete cascade,
  constraint together_value check (
    num_nonnulls(answer, word, amount, duration_minutes, option) = 1
    and case kind when 'yesNo' then answer is not null when 'words' then word is not null when 'number' then amount is not null
      when 'minutes' then duration_minutes is not null when 'choice' then option is not null else false end
  )
);
call app.protect('public.tracker_entries');
call app.ask_consent('public.tracker_entries', 'health');
call app.refuse_days_to_come('public.tracker_entries');
call app.allow_visit_marks('public.tracker_entries');
create index on public.tracker_entries (user_id, tracker_id);

-- Refuses a word that is no option of the tracker, and an entry of a tracker that needs premium. An unknown tracker is left to
-- row-level security and the foreign key. The tracker is locked, so that its options cannot change at the same time.
create function app.match_tracker() returns trigger
language plpgsql
as $$
declare
  tracker public.trackers;
begin
  select * into tracker from public.trackers as known where known.id = new.tracker_id and known.user_id = new.user_id for share;
  if not found then
    return new;
  end if;
  if tracker.slot > 3 and not app.may_write_premium(new.created_at) then
    raise exception 'more than 3 trackers are part of premium' using errcode = '42501';
  end if;
  if tracker.options is not null and coalesce(new.word, new.option) <> all (tracker.options) then
    raise exception 'this is no option of the tracker' using errcode = '23514';
  end if;
  return new;
end
$$;
create trigger match_tracker before insert or update on public.tracker_entries
for each row when (current_user = 'authenticated') execute function app.match_tracker();

-- The value of each tracker and day. Yes or no: 1 if the day has a yes, otherwise 0. Words: their mean position among the
-- options. Minutes: the sum. Numbers: the sum or the mean (`adds_up`). A choice has no value.
create function app.tracker_values()
returns table (user_id uuid, date date, tracker_id uuid, slot integer, entries bigint, value numeric)
language sql stable
as $$
  select entry.user_id, entry.date, tracker.id, tracker.slot, count(*),
    case tracker.kind when 'yesNo' then max((entry.answer = 'yes')::integer)
      when 'words' then avg(array_position(tracker.options, entry.word)) when 'minutes' then sum(entry.duration_minutes)
      when 'number' then case when tracker.adds_up then sum(entry.amount) else avg(entry.amount) end end
  from public.tracker_entries as entry
  join public.trackers as tracker on tracker.user_id = entry.user_id and tracker.id = entry.tracker_id
  group by entry.user_id, entry.date, tracker.id
$$;

-- For the statistics: the day's value of each slot.
create function app.trackers_days(zone text)
returns table (
  user_id uuid, date date, entries bigint, slot_1 numeric, slot_2 numeric, slot_3 numeric, slot_4 numeric, slot_5 numeric,
  slot_6 numeric, slot_7 numeric, slot_8 numeric, slot_9 numeric, slot_10 numeric, slot_11 numeric, slot_12 numeric
)
language sql stable
as $$
  select user_id, date, sum(entries)::bigint, max(value) filter (where slot = 1), max(value) filter (where slot = 2),
    max(value) filter (where slot = 3), max(value) filter (where slot = 4), max(value) filter (where slot = 5),
    max(value) filter (where slot = 6), max(value) filter (where slot = 7), max(value) filter (where slot = 8),
    max(value) filter (where slot = 9), max(value) filter (where slot = 10), max(value) filter (where slot = 11),
    max(value) filter (where slot = 12)
  from app.tracker_values() group by user_id, date
$$;

-- For the statistics: how often each answer was given, by the tracker's slot.
create function app.trackers_count_answers(zone text) returns setof app.counted
language sql stable
as $$
  select entry.user_id, entry.date, tracker.slot::text, coalesce(entry.answer, entry.word, entry.option), 1
  from public.tracker_entries as entry
  join public.trackers as tracker on tracker.user_id = entry.user_id and tracker.id = entry.tracker_id
$$;
