-- How an account uses the app: preferences, contacts, health passport, verse of the day, quick messages, tags and
-- photos.

-- How the app looks and behaves on all devices of the user. One row per account. Null means that the user has not
-- chosen.

create table public.preferences (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique default auth.uid() references auth.users (id) on delete cascade,
  theme text check (theme in ('light', 'dark', 'pastel', 'sereneBlue')),
  motion text check (motion in ('system', 'reduced', 'full')),
  text_size text check (text_size in ('standard', 'large', 'larger', 'largest')),
  reading_font text check (reading_font in ('system', 'atkinson', 'lexend', 'openDyslexic')),
  contrast text check (contrast in ('system', 'more')),
  -- How long a toast is shown, in milliseconds.
  toast_duration integer check (toast_duration between 2000 and 60000),
  simple_mode boolean,
  sound boolean,
  vibration boolean,
  weight_trend_only boolean,
  -- Whether the page of the quick messages shows no pictures.
  message_words_only boolean,
  language text check (language in ('pt', 'en', 'es', 'fr', 'it', 'ja', 'zh')),
  menu_order text[] check (
    coalesce(array_ndims(menu_order), 1) = 1 and cardinality(menu_order) <= 100
    and array_position(menu_order, null) is null and length(menu_order::text) <= 4000
  ),
  -- The ids of the pages that the page Today shows, in order.
  today_pages text[] check (
    coalesce(array_ndims(today_pages), 1) = 1 and cardinality(today_pages) <= 100
    and array_position(today_pages, null) is null and length(today_pages::text) <= 4000
  ),
  -- The ids of the pages at the top of the sidebar.
  shortcut_pages text[] check (
    coalesce(array_ndims(shortcut_pages), 1) = 1 and cardinality(shortcut_pages) <= 5
    and array_position(shortcut_pages, null) is null and length(shortcut_pages::text) <= 4000
  ),
  -- For each page id, whether the sidebar shows the page.
  visible_pages jsonb check (
    jsonb_typeof(visible_pages) = 'object' and length(visible_pages::text) <= 4000
    and not jsonb_path_exists(visible_pages, 'strict $.* ? (@.type() != "boolean")')
  ),
  -- For each page id, the colour of the page's icon.
  icon_colours jsonb check (
    jsonb_typeof(icon_colours) = 'object' and length(icon_colours::text) <= 4000
    and not jsonb_path_exists(
      icon_colours,
      'strict $.* ? (@.type() != "string"
        || !(@ like_regex "^(pink|green|lightBlue|darkBlue|white|gray|purple|yellow|orange)$"))'
    )
  ),
  -- For each column, when the user chose its value, in milliseconds since 1970.
  chosen_at jsonb not null default '{}' check (
    jsonb_typeof(chosen_at) = 'object'
    and chosen_at - array[
      'theme', 'motion', 'text_size', 'reading_font', 'contrast', 'toast_duration', 'simple_mode', 'sound', 'vibration',
      'weight_trend_only', 'message_words_only', 'language', 'menu_order', 'today_pages', 'shortcut_pages',
      'visible_pages', 'icon_colours'
    ] = '{}'
  ),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
call app.protect('public.preferences');

-- For each preference, the newest choice wins, not the one that arrives last, because a device that was offline sends
-- old choices. A write names its columns and their times in chosen_at. A column keeps its value if the stored choice is
-- newer. A time in the future counts as the time of arrival, so that a device whose clock is ahead does not always win.
-- Icon colours are premium: changing them requires premium at the time of the choice.
create function app.keep_newest_choices() returns trigger
language plpgsql
as $$
declare
  arrival constant bigint := floor(extract(epoch from now()) * 1000);
  given jsonb;
  later jsonb := '{}';
  colours_before jsonb;
begin
  if jsonb_typeof(new.chosen_at) is distinct from 'object' then
    raise exception 'chosen_at must be an object' using errcode = '23514';
  end if;
  select coalesce(jsonb_object_agg(name, least(at::numeric::bigint, arrival)), '{}') into given
  from jsonb_each_text(new.chosen_at) as chosen (name, at);

  if tg_op = 'UPDATE' then
    colours_before := old.icon_colours;
    select coalesce(jsonb_object_agg(name, at::bigint), '{}') into later
    from jsonb_each_text(old.chosen_at) as kept (name, at)
    where given ? name and at::bigint > (given ->> name)::bigint;
    new := jsonb_populate_record(
      new, (select coalesce(jsonb_object_agg(name, to_jsonb(old) -> name), '{}') from jsonb_object_keys(later) as name)
    );
    given := old.chosen_at || given || later;
  end if;
  new.chosen_at := given;

  if current_user in ('anon', 'authenticated')
    and coalesce(new.icon_colours, '{}') is distinct from coalesce(colours_before, '{}')
    and not app.may_write_premium(to_timestamp(coalesce((given ->> 'icon_colours')::bigint, arrival) / 1000.0)) then
    raise exception 'icon colours take premium' using errcode = '42501';
  end if;
  return new;
end
$$;

create trigger keep_newest_choices before insert or update on public.preferences
  for each row execute function app.keep_newest_choices();

-- The contacts in a user's profile. A crisis alert goes only to emergency contacts, never to professional contacts. An
-- account may have any number of emergency contacts, but an alert goes to the ten oldest.
create table public.emergency_contacts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  name text not null check (length(btrim(name)) between 1 and 200),
  phone text not null check (length(btrim(phone)) between 3 and 40),
  email text check (length(email) <= 255 and email like '_%@_%'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
call app.protect('public.emergency_contacts');

create table public.professional_contacts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  name text not null check (length(btrim(name)) between 1 and 200),
  contact text not null check (length(btrim(contact)) between 1 and 200),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
call app.protect('public.professional_contacts');

-- The health passport: what others need to know, in the user's own words. One row per account.
create table public.health_passports (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique default auth.uid() references auth.users (id) on delete cascade,
  communication text check (length(communication) <= 1500),
  overload text check (length(overload) <= 1500),
  helps text check (length(helps) <= 1500),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
call app.protect('public.health_passports');
call app.ask_consent('public.health_passports', 'health');

-- The verse of the day: the set of verses that the user chose, and the user's reactions to verses. The texts are not in
-- the database; they come with the app or from the operator's files.
create table public.verse_settings (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique default auth.uid() references auth.users (id) on delete cascade,
  -- 'off', 'secular', 'scripture', or the id of a set that the operator added.
  verse_set text not null default 'secular' check (verse_set ~ '^[a-z0-9][a-z0-9-]{0,59}$'),
  tradition text not null default 'all'
    check (tradition in ('all', 'christian', 'jewish', 'muslim', 'buddhist', 'hindu', 'taoist')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
call app.protect('public.verse_settings');

-- A verse may have several rows, because a user may react to it on two offline devices. The newest row counts.
create table public.verse_likes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  verse_set text not null check (verse_set ~ '^[a-z0-9][a-z0-9-]{0,59}$'),
  verse_key text not null check (length(verse_key) between 1 and 80),
  -- False means that the user dismissed the verse; it is not shown again.
  liked boolean not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
call app.protect('public.verse_likes');

-- Quick messages: texts that a user shows or plays instead of speaking. `preset` names one of the six built-in
-- messages, which the app shows in the language of the interface. If `text` is set, the app shows this text of the user
-- instead.
create table public.quick_messages (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  text text check (length(text) <= 300),
  preset text check (preset in ('help', 'silence', 'bathroom', 'overwhelmed', 'writeDown', 'needHelp')),
  -- The user's own name for a group of messages.
  category text check (length(btrim(category)) between 1 and 40 and length(category) <= 40),
  -- The id of a picture of the app, or 'none' for a built-in message without its picture.
  picture text check (picture ~ '^[a-z][a-z-]{0,39}$'),
  -- The message's photo: the name of an object in the account's folder of the bucket `item-photos`. The object may be
  -- missing, for example after an import without files.
  photo text check (photo ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'),
  -- Rows are sorted by position. A moved row gets a position between those of its neighbours.
  position double precision not null default 0 check (position between -1e9 and 1e9),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint together_words check (preset is not null or btrim(coalesce(text, '')) <> '')
);
call app.protect('public.quick_messages');

-- The user's own tags for entries of mood, activity and thoughts. Entries contain the ids of their tags, so a renamed tag
-- has its new name on all of them (docs/decisions/0106).
create table public.tags (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  name text not null check (length(name) between 1 and 40 and name ~ '^\S(.*\S)?$' and name !~ '[[:cntrl:]]'),
  -- The tag that entries show in place of this one, after the user merged the two. It is no foreign key, because an
  -- import may add this tag before the other.
  merged_into uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
call app.protect('public.tags');
call app.ask_consent('public.tags', 'health');
create unique index tags_name on public.tags (user_id, lower(name)) where merged_into is null;

-- Makes an account's writes to its tags wait for each other, so that `app.keep_tags` sees all tags. The trigger runs
-- before the statement, for the reason given at `app.lock_plans`.
create function app.lock_tags() returns trigger
language plpgsql
as $$
begin
  perform pg_advisory_xact_lock(hashtext('app.lock_tags'), hashtext(auth.uid()::text));
  return null;
end
$$;
create trigger lock_tags before insert or update on public.tags
for each statement when (current_user = 'authenticated') execute function app.lock_tags();

-- Limits the tags of an account. Merges tags of the same name instead of refusing the second tag, because two offline
-- devices may both add "work". `merged_into` always names a tag that is shown, never a tag that is merged itself.
create function app.keep_tags() returns trigger
language plpgsql set search_path = ''
as $$
declare
  shown uuid;
begin
  if tg_op = 'INSERT' and not exists (select from public.tags where id = new.id)
    and (
      select count(*) filter (where merged_into is null) >= 200 or count(*) >= 1000
      from public.tags where user_id = new.user_id
    ) then
    raise exception 'an account has at most 200 tags, and 1000 with merged ones' using errcode = 'AF001';
  end if;
  if new.merged_into is null then
    select id into shown from public.tags
    where user_id = new.user_id and id <> new.id and merged_into is null and lower(name) = lower(new.name);
  else
    shown := coalesce(
      (select merged_into from public.tags where user_id = new.user_id and id = new.merged_into), new.merged_into);
  end if;
  -- One offline device may merge A into B, and another one B into A. The first merge that arrives wins.
  new.merged_into := nullif(shown, new.id);
  if new.merged_into is not null then
    update public.tags set merged_into = new.merged_into where user_id = new.user_id and merged_into = new.id;
  end if;
  return new;
end
$$;
-- The trigger skips the changes that its own function makes (`pg_trigger_depth`), because the function already sets the
-- final `merged_into`.
create trigger keep_tags before insert or update on public.tags
for each row when (current_user = 'authenticated' and pg_trigger_depth() = 0) execute function app.keep_tags();

-- The names of an entry's tags, for the statistics. A merged tag has the name of the tag that is shown in its place.
-- The id of a removed tag gives no name.
create function app.names_of_tags(owner uuid, ids uuid[]) returns setof text
language sql stable
as $$
  select shown.name from unnest(ids) as chosen (id)
  join public.tags as own on own.id = chosen.id and own.user_id = owner
  join public.tags as shown on shown.id = coalesce(own.merged_into, own.id) and shown.user_id = owner
$$;

-- When a tag is removed, also removes the tags that were merged into it. Runs with its owner's rights, for the reason
-- given at `app.remove_visit_marks`.
create function app.remove_merged_tags() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- A delete fires this trigger again, even if it removes no row. So delete only if the last delete removed rows.
  if exists (select from removed) then
    delete from public.tags as tag using removed where tag.merged_into = removed.id and tag.user_id = removed.user_id;
  end if;
  return null;
end
$$;
revoke all on function app.remove_merged_tags() from public;
create trigger remove_merged_tags after delete on public.tags referencing old table as removed
for each statement execute function app.remove_merged_tags();

-- Profile photos: a private bucket, in which each account has a folder named after its id.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('avatars', 'avatars', false, 5 * 1024 * 1024, '{image/jpeg,image/png,image/gif}')
on conflict (id) do update
set public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

-- Photos that rows name, on thoughts, and of list items (messages and recipes): private buckets with a folder for each
-- account. The device shrinks a photo before it sends it.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values
  ('thought-photos', 'thought-photos', false, 400000, '{image/jpeg}'),
  ('item-photos', 'item-photos', false, 120000, '{image/jpeg}')
on conflict (id) do update
set public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

-- Whether the current user may add another object to this bucket. The limits are 20 profile photos, 200 photos of thoughts
-- and items together, and 100 files in all other buckets together. Photos on thoughts need what a thought needs: premium,
-- and consent to health data. The lock makes concurrent uploads of one user wait for each other. The function is volatile, so
-- that its query sees what the previous upload committed.
create function app.may_add_object(bucket text) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtext('app.may_add_object'), hashtext((select auth.uid())::text));
  if bucket = 'thought-photos' and not (app.may_write_premium(now()) and app.has_consent('health')) then
    return false;
  end if;
  if bucket in ('thought-photos', 'item-photos') then
    -- The insert policy requires the own folder, so counting by owner, which has an index, counts all of them.
    return (
      select count(*) < 200 from storage.objects
      where bucket_id in ('thought-photos', 'item-photos') and owner = (select auth.uid())
    );
  end if;
  return (
    select count(*) < case bucket when 'avatars' then 20 else 100 end from storage.objects
    where case bucket when 'avatars' then bucket_id = bucket else bucket_id not in ('avatars', 'thought-photos', 'item-photos') end
      and (owner = (select auth.uid()) or starts_with(name, (select auth.uid())::text || '/'))
  );
end
$$;
revoke all on function app.may_add_object(text) from public;
grant execute on function app.may_add_object(text) to authenticated;
-- Our policies let users reach only the buckets `avatars`, `thought-photos` and `item-photos`. An operator may create other
-- buckets with the service key, and add policies for them. This policy is restrictive, so that those policies cannot lift the limits.
create policy "objects of a user are limited" on storage.objects as restrictive for insert to authenticated
  with check (
    (bucket_id in ('avatars', 'thought-photos', 'item-photos') or owner = (select auth.uid()))
    and app.may_add_object(bucket_id)
  );

create policy "own photos are read" on storage.objects for select to authenticated
  using (bucket_id = 'avatars' and (storage.foldername(name))[1] = (select auth.uid())::text);
create policy "own photos are added" on storage.objects for insert to authenticated
  with check (
    bucket_id = 'avatars' and (storage.foldername(name))[1] = (select auth.uid())::text
    and length(name) <= 200
  );
create policy "own photos are changed" on storage.objects for update to authenticated
  using (bucket_id = 'avatars' and (storage.foldername(name))[1] = (select auth.uid())::text)
  with check (bucket_id = 'avatars' and (storage.foldername(name))[1] = (select auth.uid())::text and length(name) <= 200);
create policy "own photos are removed" on storage.objects for delete to authenticated
  using (bucket_id = 'avatars' and (storage.foldername(name))[1] = (select auth.uid())::text);

-- A photo that a row names never changes: it is added under a new random id, read, and removed.
create policy "own photos of rows are read" on storage.objects for select to authenticated
  using (bucket_id in ('thought-photos', 'item-photos') and (storage.foldername(name))[1] = (select auth.uid())::text);
create policy "own photos of rows are added" on storage.objects for insert to authenticated
  with check (
    bucket_id in ('thought-photos', 'item-photos')
    and name ~ ('^' || (select auth.uid())::text || '/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$')
  );
create policy "own photos of rows are removed" on storage.objects for delete to authenticated
  using (bucket_id in ('thought-photos', 'item-photos') and (storage.foldername(name))[1] = (select auth.uid())::text);

-- Notes the time when a row stops naming its photos in the bucket of the trigger's argument. `app.remove_unused_photos`
-- keeps them for a day after that, so that an undo finds them. A row has one `photo` or several `photos`. Runs with its
-- owner's rights, because users cannot change objects. It runs for each row, so it must not read the objects of other
-- accounts. Hence the loop and the setting: they make every plan look up one name in the unique index. Nor may it update an
-- object twice in a transaction, because each update walks through the versions of all earlier ones.
create function app.note_unused_photos() returns trigger
language plpgsql security definer set search_path = '' set enable_seqscan = off
as $$
declare
  photo text;
begin
  for photo in
    select jsonb_array_elements_text(coalesce(to_jsonb(old) -> 'photos', jsonb_build_array(to_jsonb(old) -> 'photo')))
  loop
    update storage.objects set updated_at = now()
    where bucket_id = tg_argv[0] and name = old.user_id || '/' || photo and updated_at < now();
  end loop;
  return null;
end
$$;
revoke all on function app.note_unused_photos() from public;

-- Limits an account to a thousand rows with photos in a table, because the search for unused photos reads all names. An
-- account can store 200 photos, so only rows that name missing photos can reach the limit.
create function app.limit_rows_with_photos() returns trigger
language plpgsql
as $$
declare
  is_full boolean;
begin
  execute format(
    'select exists (select from public.%I where user_id = $1 and %I is not null and id <> $2 offset 999)',
    tg_table_name, tg_argv[0]
  ) into is_full using new.user_id, new.id;
  if is_full then
    raise exception 'an account has at most 1000 rows with photos in this table' using errcode = 'AF001';
  end if;
  return new;
end
$$;

-- Prepares a table whose column `named` names photos in this bucket: limits the rows with photos, and notes the time when
-- a row stops naming one. `app.remove_unused_photos` must read the table's names too.
create procedure app.name_photos(owned regclass, named text, bucket text)
language plpgsql
as $$
begin
  execute format('create index on %s (user_id) where %I is not null', owned, named);
  execute format('create trigger limit_rows_with_photos before insert on %s for each row
    when (new.%I is not null and current_user = ''authenticated'') execute function app.limit_rows_with_photos(%L)',
    owned, named, named);
  execute format('create trigger limit_more_rows_with_photos before update of %I on %s for each row
    when (new.%I is not null and old.%I is null and current_user = ''authenticated'')
    execute function app.limit_rows_with_photos(%L)', named, owned, named, named, named);
  execute format('create trigger note_unused_photos after delete on %s for each row
    when (old.%I is not null) execute function app.note_unused_photos(%L)', owned, named, bucket);
  execute format('create trigger note_unused_photos_of_change after update of %I on %s for each row
    when (old.%I is not null and new.%I is distinct from old.%I) execute function app.note_unused_photos(%L)',
    named, owned, named, named, named, bucket);
end
$$;
call app.name_photos('public.quick_messages', 'photo', 'item-photos');
