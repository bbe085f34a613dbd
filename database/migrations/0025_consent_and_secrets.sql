-- What only the page asked for is asked here: agreement before a health or belief record is kept (docs/decisions/0034). The calendar's
-- private address ends with the password and with the other sign-ins. And ids that two devices derive are no guess for anybody else.

-- Ids of rows that two devices may both make without a network follow from this. Nobody but its person reads it; a user's id is no secret.
alter table public.profiles add column row_seed uuid not null default gen_random_uuid();

-- Whether the person who asks agrees to a purpose: the newest answer holds, none is no.
create function app.has_consent(asked text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce((
    select consent.granted
    from public.consents as consent
    where consent.user_id = (select auth.uid()) and consent.purpose = asked
    order by consent.created_at desc
    limit 1
  ), false)
$$;
revoke all on function app.has_consent(text) from public;

-- Marks of rows that somebody without agreement has just removed, by which an undo brings back the very same ones. The mark holds the row's
-- random id within its hash alone, so that nobody can find out what was removed by trying.
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

-- Refuses to keep a record without agreement to its purpose. Not refused is what keeps nothing new: an undo of a removal, and a write that the
-- server had already taken and that comes again because its answer was lost.
create function app.guard_consent() returns trigger
language plpgsql security definer set search_path = '' set timezone = 'UTC'
as $$
declare
  there boolean;
begin
  -- Of another person's row nothing is said here: row-level security refuses it in its own words.
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
      -- Locked, so that it is not on its way out.
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

-- Once for a statement. Whoever has agreed leaves no mark: their undo is an ordinary insert.
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

-- Gives a table of a person's own rows the question of a purpose: asked for adding and changing, never for reading or removing.
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

do $$
declare
  owned text;
begin
  foreach owned in array array[
    'water_entries', 'weight_entries', 'mood_entries', 'nutrition_entries', 'activity_entries', 'medications', 'medication_doses', 'appointments',
    'menstrual_entries', 'menstrual_settings', 'executive_entries', 'health_passports'
  ] loop
    call app.ask_consent(format('public.%I', owned)::regclass, 'health');
  end loop;
end
$$;
call app.ask_consent('public.spirituality_entries', 'spirituality');

-- Of a profile only what is said of the body asks for agreement, and emptying it does not.
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

-- Called by the server when a person ends their other sign-ins: what else can be read without signing in ends with them.
create function app.signed_out_elsewhere(person uuid) returns void
language sql security definer set search_path = ''
as $$
  delete from app.calendar_feeds where user_id = person
$$;
revoke all on function app.signed_out_elsewhere(uuid) from public;

-- A new password means that an old way in may be known to somebody, by whichever way the password came.
create function app.end_feed_with_password() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform app.signed_out_elsewhere(new.id);
  return null;
end
$$;
create trigger end_feed_with_password after update of encrypted_password on auth.users
  for each row when (new.encrypted_password is distinct from old.encrypted_password)
  execute function app.end_feed_with_password();
