-- Meu COGN: a companion that grows with entries, meals, play and rest, and never loses anything (docs/decisions/0036).

-- Each action has its own row, so that two offline devices do not overwrite each other's actions.
create table public.pet_actions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  date date not null,
  kind text not null check (kind in ('feed', 'play', 'rest')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
call app.protect('public.pet_actions', premium => true);
call app.refuse_days_to_come('public.pet_actions');

-- The companion, one row per account: its name, its appearance, and its points, which never decrease.
create table public.pets (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique default auth.uid() references auth.users (id) on delete cascade,
  name text check (length(name) <= 40),
  -- The look, place and thing that the user chose for the companion; null for the initial ones.
  look text check (look in ('matching', 'rose', 'leaf', 'sky', 'honey', 'dotted', 'striped', 'starry')),
  place text check (place in ('meadow', 'plain', 'garden', 'pond', 'library', 'forest', 'mountains', 'seaside', 'night', 'orchard')),
  thing text check (thing in ('nothing', 'stones', 'flowerpot', 'books', 'teacup', 'lantern', 'umbrella', 'snail', 'telescope')),
  -- The points for entries, and the points for actions before the day counted_to. The page adds the points for actions from
  -- that day on.
  entry_points integer not null default 0 check (entry_points >= 0),
  action_points integer not null default 0 check (action_points >= 0),
  counted_to date,
  -- The highest level that the app has shown to the user.
  seen_level integer not null default 1 check (seen_level >= 1),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
call app.protect('public.pets', premium => true);

-- Refuses a write that lowers the points. A lower `seen_level` is no error, because a device that was offline may send
-- one late: the trigger keeps the higher value.
create function app.keep_pet_growing() returns trigger
language plpgsql
as $$
begin
  if new.entry_points < old.entry_points or new.action_points < old.action_points
    or coalesce(new.counted_to < old.counted_to, new.counted_to is null and old.counted_to is not null) then
    raise exception 'what a pet has grown stays' using errcode = '23514';
  end if;
  new.seen_level := greatest(new.seen_level, old.seen_level);
  return new;
end
$$;
create trigger keep_pet_growing before update on public.pets
  for each row execute function app.keep_pet_growing();

-- Stores the companion's points. A day gives one point for each entry in any journal, at most three. A day that is more
-- than 30 days ago also gives one point for each action, at most three. Returns the number of today's entries. Removing a
-- row later does not reduce the points. The function runs with the caller's rights, so it reads only the caller's rows.
-- `today` is the date by the user's own clock.
create function public.count_pet_points(today date) returns integer
language plpgsql set search_path = ''
as $$
declare
  day constant date := least(today, (now() + interval '14 hours')::date);
  -- The page counts the actions of the last month itself, so that an offline device shows its actions before the server has
  -- them.
  until constant date := day - 30;
  entries text;
  points_of_entries integer;
  points_of_actions integer;
  entries_of_day integer;
begin
  select string_agg(format('select date from %s where user_id = $2 and date <= $1', journal), ' union all ') into entries
  from app.account_tables() as journal
  where journal <> 'public.pet_actions'::regclass
    and pg_catalog.has_table_privilege(journal, 'select')
    and exists (
      select from pg_catalog.pg_attribute
      where attrelid = journal and attname = 'date' and atttypid = 'date'::regtype and not attisdropped
    );

  execute format(
    'select coalesce(sum(least(made, 3)), 0), coalesce(sum(made) filter (where date = $1), 0)
     from (select date, count(*) as made from (%s) as entry group by date) as day', entries)
    into points_of_entries, entries_of_day using day, auth.uid();
  select coalesce(sum(least(made, 3)), 0) into points_of_actions
  from (select count(*) as made from public.pet_actions where user_id = auth.uid() and date < until group by date) as day;

  insert into public.pets as pet (user_id, entry_points, action_points, counted_to) values (auth.uid(), points_of_entries, points_of_actions, until)
  on conflict (user_id) do update set
    entry_points = greatest(pet.entry_points, excluded.entry_points),
    action_points = case
      when excluded.counted_to < pet.counted_to then pet.action_points else greatest(pet.action_points, excluded.action_points)
    end,
    counted_to = greatest(pet.counted_to, excluded.counted_to);
  return entries_of_day;
end
$$;
revoke all on function public.count_pet_points(date) from public, anon, authenticated, service_role;
grant execute on function public.count_pet_points(date) to authenticated;
