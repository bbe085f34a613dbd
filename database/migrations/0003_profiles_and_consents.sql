-- Profiles and consents, and the rule that a record about health or beliefs needs its user's consent.

-- Each account has one row, which the trigger create_profile creates. Any Supabase client may rely on full_name,
-- is_admin, is_premium and premium_expires_at. The other columns are only for this web app.
create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  full_name text not null default '' check (length(full_name) <= 200),
  phone text check (length(phone) <= 40),
  address text check (length(address) <= 300),
  birth_date date check (birth_date >= date '1900-01-01'),
  weight_kg numeric(5, 2) check (weight_kg between 1 and 700),
  height_cm numeric(4, 1) check (height_cm between 30 and 280),
  hide_bmi boolean not null default false,
  diagnoses text check (length(diagnoses) <= 2000),
  allergies text check (length(allergies) <= 2000),
  is_admin boolean not null default false,
  is_premium boolean not null default false,
  premium_expires_at timestamptz,
  -- When premium last ended. guard_profile sets this time, so that app.may_write_premium still accepts a record that
  -- was written offline before it.
  premium_ended_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- The path of the photo's object in the private bucket `avatars`, with a version that changes with the photo. The
  -- profile page saves the path after the upload, so that other pages know from the profile whether to fetch a photo. A
  -- browser resolves `..` in an address, even if it is percent-encoded. So the check allows no empty segment, no
  -- segment that begins with a dot, and no percent-encoding.
  photo_url text check (
    length(photo_url) <= 200
    and photo_url ~ ('^avatars/' || id::text || '(/[A-Za-z0-9_-][A-Za-z0-9._-]*)+([?][A-Za-z0-9=_-]*)?$')
  ),
  -- Devices derive some rows' ids from this seed, so that two devices that create the same row offline give it the same
  -- id. The seed is secret, so that nobody else can derive these ids. The user's id could not replace the seed, because
  -- it is not secret.
  row_seed uuid not null default gen_random_uuid()
);

alter table public.profiles enable row level security;
revoke all on public.profiles from public, anon, authenticated, service_role;
grant select, update on public.profiles to service_role;
grant select on public.profiles to authenticated;
grant update (
  full_name, phone, address, birth_date, weight_kg, height_cm, hide_bmi, diagnoses, allergies, is_premium, premium_expires_at, photo_url
) on public.profiles to authenticated;
create policy "a person reads their own profile" on public.profiles
  for select to authenticated using (id = (select auth.uid()));
create policy "a person changes their own profile" on public.profiles
  for update to authenticated using (id = (select auth.uid())) with check (id = (select auth.uid()));
call app.notify_changes('public.profiles');
call app.bound_dates('public.profiles');

-- Users may end their own premium early, and may clear it after it has lapsed, as the web app does. They may not grant
-- or extend it. Users may not change the server's own columns either. The column rights above already forbid that; this
-- trigger is a second protection.
create function app.guard_profile() returns trigger
language plpgsql
as $$
begin
  new.updated_at := now();
  if current_user in ('anon', 'authenticated') then
    if new.id is distinct from old.id
      or new.is_admin is distinct from old.is_admin
      or new.row_seed is distinct from old.row_seed
      or new.premium_ended_at is distinct from old.premium_ended_at
      or new.created_at is distinct from old.created_at
      or (new.is_premium and not old.is_premium)
      or (new.premium_expires_at is not null
        and (old.premium_expires_at is null or new.premium_expires_at > old.premium_expires_at)) then
      raise exception 'this column can only be changed by the server' using errcode = '42501';
    end if;
  end if;
  if old.is_premium and old.premium_expires_at is not null
    and (not new.is_premium or new.premium_expires_at is null) then
    new.premium_ended_at := least(old.premium_expires_at, now());
  end if;
  return new;
end
$$;
create trigger guard_profile before update on public.profiles
  for each row execute function app.guard_profile();

-- Refuses a birth date in the future. This is a trigger, because a check constraint must not depend on the current
-- time. Accepts tomorrow's date in UTC, because that day has already begun in some time zones.
create function app.guard_birth_date() returns trigger
language plpgsql
as $$
begin
  if new.birth_date > (now() at time zone 'utc')::date + 1 then
    raise exception 'a date of birth cannot lie in the future' using errcode = '23514';
  end if;
  return new;
end
$$;
create trigger guard_birth_date before insert or update of birth_date on public.profiles
  for each row execute function app.guard_birth_date();

-- Creates the profile and the consents of a new account from the metadata of the sign-up form. Users can put any text
-- into the metadata. So the text is truncated to the columns' lengths, and cannot make the sign-up fail. Metadata
-- grants nothing: is_premium and is_admin in it are ignored.
create function app.create_profile() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  metadata jsonb := coalesce(new.raw_user_meta_data, '{}'::jsonb);
begin
  insert into public.profiles (id, full_name, phone, address)
  values (
    new.id,
    left(coalesce(metadata ->> 'full_name', ''), 200),
    nullif(left(coalesce(metadata ->> 'phone', new.phone, ''), 40), ''),
    nullif(left(coalesce(metadata ->> 'address', ''), 300), '')
  );
  insert into public.consents (user_id, purpose, granted, version, language)
  select new.id, given ->> 'purpose', true, left(given ->> 'version', 40), given ->> 'language'
  from jsonb_array_elements(
    case when jsonb_typeof(metadata -> 'consents') = 'array' then metadata -> 'consents' else '[]'::jsonb end
  ) as given
  where given ->> 'purpose' in ('privacy_policy', 'health', 'spirituality', 'crisis_messages')
    and given ->> 'language' in ('pt', 'en', 'es', 'fr', 'it', 'ja', 'zh')
    and length(given ->> 'version') > 0
  limit 8;
  return new;
end
$$;
create trigger create_profile after insert on auth.users
  for each row execute function app.create_profile();

-- Consents are append-only. A withdrawal adds a row with granted = false. For each purpose the newest row counts.
create table public.consents (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  purpose text not null check (purpose in ('privacy_policy', 'health', 'spirituality', 'crisis_messages')),
  granted boolean not null,
  version text not null check (length(version) between 1 and 40),
  language text not null check (language in ('pt', 'en', 'es', 'fr', 'it', 'ja', 'zh')),
  created_at timestamptz not null default now()
);
create index consents_user_id_purpose on public.consents (user_id, purpose, created_at desc);
alter table public.consents enable row level security;
revoke all on public.consents from public, anon, authenticated, service_role;
grant select on public.consents to authenticated;
-- The grant omits created_at, because the server sets the time.
grant insert (id, user_id, purpose, granted, version, language) on public.consents to authenticated;
create policy "a person reads their own consents" on public.consents
  for select to authenticated using (user_id = (select auth.uid()));
create policy "a person adds their own consents" on public.consents
  for insert to authenticated with check (user_id = (select auth.uid()));
call app.notify_changes('public.consents');
call app.bound_dates('public.consents');

-- Whether the current user consents to a purpose: the newest row counts, and without a row there is no consent. Nearly
-- every insert calls this. The function is in PL/pgSQL, which caches the query plan for the connection. PostgreSQL
-- would plan a function in SQL at each call from a policy or trigger, which takes ten times as long as the lookup.
create function app.has_consent(asked text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return coalesce((
    select consent.granted
    from public.consents as consent
    where consent.user_id = (select auth.uid()) and consent.purpose = asked
    order by consent.created_at desc
    limit 1
  ), false);
end
$$;
revoke all on function app.has_consent(text) from public;

-- Digests of rows that a user without consent has just removed. They allow an undo to restore exactly those rows. The
-- digest includes the row's random id, so nobody can guess what was removed.
create table app.removed_without_consent (
  user_id uuid not null references auth.users (id) on delete cascade,
  digest bytea not null,
  removed_at timestamptz not null default now(),
  primary key (user_id, digest)
);
revoke all on app.removed_without_consent from public, anon, authenticated, service_role;

create function app.digest_of_row(owned regclass, columns jsonb) returns bytea
language sql stable set search_path = ''
as $$
  select sha256(convert_to(owned::text || (columns - 'updated_at')::text, 'UTF8'))
$$;

-- Refuses to store a record without consent to its purpose (docs/decisions/0034). Two kinds of writes are allowed,
-- because they store nothing new: the undo of a removal, and a write that a client repeats because the response was
-- lost.
create function app.guard_consent() returns trigger
language plpgsql security definer set search_path = '' set timezone = 'UTC'
as $$
declare
  there boolean;
begin
  -- Let another user's row pass: row-level security refuses it, with its own error.
  if new.user_id is distinct from auth.uid() or app.has_consent(tg_argv[0]) then
    return new;
  end if;
  if tg_op = 'UPDATE' then
    there := to_jsonb(new) - 'updated_at' = to_jsonb(old) - 'updated_at';
  else
    there := exists (
      select from app.removed_without_consent as removed
      where removed.user_id = new.user_id
        and removed.digest = app.digest_of_row(tg_relid, to_jsonb(new))
        and removed.removed_at > now() - interval '48 hours'
    );
    if not there then
      -- Lock the existing row, so that no other transaction can remove it meanwhile.
      execute format('select true from %s where id = $1 and user_id = $2 for key share', tg_relid::regclass)
        into there using new.id, new.user_id;
    end if;
  end if;
  if there is not true then
    raise exception 'the person has not agreed to keeping this' using errcode = 'CN001', detail = tg_argv[0];
  end if;
  return new;
end
$$;

-- Stores the digests of the rows that a user without consent removes, so that `guard_consent` lets an undo restore
-- them. Runs once per statement. Does nothing for a user with consent, because guard_consent accepts their undo anyway.
create function app.remember_removed_without_consent() returns trigger
language plpgsql security definer set search_path = '' set timezone = 'UTC'
as $$
begin
  if app.has_consent(tg_argv[0]) then
    return null;
  end if;
  delete from app.removed_without_consent
  where user_id = auth.uid() and removed_at < now() - interval '48 hours';
  insert into app.removed_without_consent as mark (user_id, digest)
  select gone.user_id, app.digest_of_row(tg_relid, to_jsonb(gone)) from gone
  on conflict (user_id, digest) do update set removed_at = now();
  return null;
end
$$;

-- Makes a table with an account's rows require consent to a purpose: for adding and changing rows, never for reading or
-- removing them.
create procedure app.ask_consent(owned regclass, purpose text)
language plpgsql
as $$
begin
  execute format(
    'create trigger guard_consent before insert or update on %s for each row
     when (current_user = ''authenticated'') execute function app.guard_consent(%L)', owned, purpose);
  execute format(
    'create trigger remember_removed_without_consent after delete on %s referencing old table as gone for each statement
     when (current_user = ''authenticated'') execute function app.remember_removed_without_consent(%L)', owned, purpose);
end
$$;

-- Requires consent to write values into a profile's columns about health. Emptying these columns requires no consent.
create function app.guard_profile_health() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.id = auth.uid() and not app.has_consent('health') then
    raise exception 'the person has not agreed to keeping this' using errcode = 'CN001', detail = 'health';
  end if;
  return new;
end
$$;
create trigger guard_profile_health before update of weight_kg, height_cm, diagnoses, allergies on public.profiles
  for each row when (
    current_user = 'authenticated'
    and (
      coalesce(new.weight_kg <> coalesce(old.weight_kg, 0), false)
      or coalesce(new.height_cm <> coalesce(old.height_cm, 0), false)
      or coalesce(nullif(new.diagnoses, '') <> coalesce(old.diagnoses, ''), false)
      or coalesce(nullif(new.allergies, '') <> coalesce(old.allergies, ''), false)
    )
  ) execute function app.guard_profile_health();
