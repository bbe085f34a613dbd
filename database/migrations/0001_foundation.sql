-- The rules that every table of the product shares. Runs unchanged on our own server and on hosted Supabase.

create schema app;
grant usage on schema app to anon, authenticated, service_role;

-- A row's owner, identity and birth never change; its last change is the server's own time.
create function app.keep_row_identity() returns trigger
language plpgsql
as $$
begin
  if new.id is distinct from old.id
    or new.user_id is distinct from old.user_id
    or new.created_at is distinct from old.created_at then
    raise exception 'id, user_id and created_at of a record cannot change' using errcode = '42501';
  end if;
  new.updated_at := now();
  return new;
end
$$;

-- One row a person, made by the trigger below when the account is made. Only full_name, is_admin, is_premium and
-- premium_expires_at are named by the specification; the other columns are what its profile page holds.
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
  -- When premium last ended. Kept by the guard below, so that what was written offline before the end is not refused.
  premium_ended_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

alter table public.profiles enable row level security;
revoke all on public.profiles from public, anon, authenticated, service_role;
grant select, update on public.profiles to service_role;
grant select on public.profiles to authenticated;
grant update (
  full_name, phone, address, birth_date, weight_kg, height_cm, hide_bmi, diagnoses, allergies, is_premium, premium_expires_at
) on public.profiles to authenticated;

create policy "a person reads their own profile" on public.profiles
  for select to authenticated using (id = (select auth.uid()));
create policy "a person changes their own profile" on public.profiles
  for update to authenticated using (id = (select auth.uid())) with check (id = (select auth.uid()));

-- A person may end their own premium early or clear it once it has lapsed (the specification's client does); never give it to
-- themselves or lengthen it. Rights to the columns are the first guard, this trigger the second.
create function app.guard_profile() returns trigger
language plpgsql
as $$
begin
  new.updated_at := now();
  if current_user in ('anon', 'authenticated') then
    if new.id is distinct from old.id
      or new.is_admin is distinct from old.is_admin
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

-- Consents are added, never changed: withdrawing is a row with granted = false. The newest row of a purpose holds.
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
-- The time is the server's: created_at cannot be given.
grant insert (id, user_id, purpose, granted, version, language) on public.consents to authenticated;
create policy "a person reads their own consents" on public.consents
  for select to authenticated using (user_id = (select auth.uid()));
create policy "a person adds their own consents" on public.consents
  for insert to authenticated with check (user_id = (select auth.uid()));

-- Makes the profile of a new account from what the sign-up form sent. Metadata is the person's own text: it is cut to the columns'
-- lengths and can neither make the sign-up fail nor grant anything (is_premium in it is a wish, is_admin is ignored).
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

-- Whether the person who asks may write a premium record that was made at this time. Premium now is enough; after its end, what was
-- made before the end is taken for 48 hours more, so that nothing written offline is refused for arriving late.
create function app.may_write_premium(made_at timestamptz) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.profiles as profile
    where profile.id = (select auth.uid())
      and (
        (profile.is_premium and profile.premium_expires_at > now())
        or (
          made_at <= coalesce(profile.premium_ended_at, profile.premium_expires_at)
          and coalesce(profile.premium_ended_at, profile.premium_expires_at) > now() - interval '48 hours'
        )
      )
  )
$$;
revoke all on function app.may_write_premium(timestamptz) from public;
grant execute on function app.may_write_premium(timestamptz) to authenticated;

-- Gives a table that has id, user_id, created_at and updated_at the rules of every table a person owns: their own rows only, for
-- everybody, admins included; identity kept; premium asked for adding and changing, never for reading or removing.
-- A dated table (a journal) is indexed by (user_id, date), an undated one (a list) by (user_id).
create procedure app.protect(owned regclass, premium boolean default false)
language plpgsql
as $$
declare
  own text := 'user_id = (select auth.uid())';
  added text := own || case when premium then ' and app.may_write_premium(created_at)' else '' end;
  changed text := own || case when premium then ' and app.may_write_premium(created_at)' else '' end;
  dated boolean := exists (
    select from pg_attribute where attrelid = owned and attname = 'date' and not attisdropped
  );
begin
  execute format('alter table %s enable row level security', owned);
  execute format('revoke all on %s from public, anon, authenticated, service_role', owned);
  execute format('grant select, insert, update, delete on %s to authenticated', owned);
  execute format('create index on %s (user_id%s)', owned, case when dated then ', date' else '' end);
  execute format('create policy "own rows are read" on %s for select to authenticated using (%s)', owned, own);
  execute format('create policy "own rows are added" on %s for insert to authenticated with check (%s)', owned, added);
  execute format('create policy "own rows are changed" on %s for update to authenticated using (%s) with check (%s)',
    owned, own, changed);
  execute format('create policy "own rows are removed" on %s for delete to authenticated using (%s)', owned, own);
  execute format('create trigger keep_row_identity before update on %s for each row execute function app.keep_row_identity()',
    owned);
end
$$;
