-- Appointments of the calendar. Reading and removing are free for everybody; adding and changing on a day that is past is premium
-- ("retroactive calendar", docs/decisions/0027).

create table public.appointments (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  date date not null check (date between date '1900-01-01' and date '9998-12-31'),
  name text not null check (length(name) between 1 and 200),
  type text not null check (type in ('therapy', 'medical', 'psychology', 'psychiatry', 'occupational', 'speech', 'other')),
  -- Local time of the wall clock, as the date is the local date: an appointment has no time zone.
  start_time text check (start_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  duration_minutes integer check (duration_minutes between 1 and 1440),
  -- How long to rest afterwards.
  recovery_minutes integer check (recovery_minutes between 1 and 1440),
  professional text check (length(professional) between 1 and 200),
  location text check (length(location) between 1 and 200),
  notes text check (length(notes) <= 5000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
call app.protect('public.appointments');

-- Appointments that somebody has just removed: a mark of each, by which its undo brings back the very same one, on a past day too.
create table app.removed_appointments (
  id uuid not null,
  user_id uuid not null references auth.users (id) on delete cascade,
  digest bytea not null,
  removed_at timestamptz not null default now(),
  -- A person's own marks only: somebody else may have used the same id.
  primary key (user_id, id)
);
revoke all on app.removed_appointments from public, anon, authenticated, service_role;

-- What an appointment says, as one value to compare.
create function app.digest_of(appointment public.appointments) returns bytea
language sql stable set search_path = '' set timezone = 'UTC'
as $$
  select sha256(convert_to((to_jsonb(appointment) - 'updated_at')::text, 'UTF8'))
$$;

-- Once for a statement, however many rows it removes.
create function app.remember_removed_appointments() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from app.removed_appointments
  where user_id in (select user_id from gone) and removed_at < now() - interval '48 hours';
  insert into app.removed_appointments as mark (id, user_id, digest)
  select id, user_id, app.digest_of(gone::public.appointments) from gone
  on conflict (user_id, id) do update set digest = excluded.digest, removed_at = now();
  return null;
end
$$;

create function app.was_just_removed(appointment public.appointments) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from app.removed_appointments as removed
    where removed.id = appointment.id
      and removed.user_id = (select auth.uid())
      and removed.user_id = appointment.user_id
      and removed.digest = app.digest_of(appointment)
      and removed.removed_at > now() - interval '48 hours'
  )
$$;
revoke all on function app.was_just_removed(public.appointments) from public;
grant execute on function app.was_just_removed(public.appointments) to authenticated;

-- Whether a day was still to come, or was today somewhere on earth, when a record was made. The device's word for that moment counts for 48
-- hours: what was written offline may arrive late, and an old moment that is only claimed opens no more than two days.
create function app.was_not_past(day date, made_at timestamptz) returns boolean
language sql stable
as $$
  select day >= (least(greatest(made_at, now() - interval '48 hours'), now()) at time zone interval '-12:00')::date
$$;

-- A change has no moment of its own on the wire, so it gets the whole 48 hours. Moving into the past or out of it counts as changing there.
create function app.guard_past_appointments() returns trigger
language plpgsql
as $$
declare
  free boolean;
begin
  if tg_op = 'UPDATE' then
    free := app.was_not_past(least(old.date, new.date), now() - interval '48 hours');
  else
    free := app.was_not_past(new.date, new.created_at) or app.was_just_removed(new);
    if not free then
      -- Sent twice, since the first answer was lost: it is there, and the insert touches nothing. Locked, so that it is not on its way out.
      perform from public.appointments where id = new.id and user_id = new.user_id for key share;
      free := found;
    end if;
  end if;
  if not free and not app.may_write_premium(case when tg_op = 'UPDATE' then old.created_at else new.created_at end) then
    raise exception 'adding and changing appointments on past days is part of premium' using errcode = 'PM001';
  end if;
  return new;
end
$$;

create trigger guard_past_appointments before insert or update on public.appointments
  for each row when (current_user = 'authenticated') execute function app.guard_past_appointments();
create trigger remember_removed_appointments after delete on public.appointments
  referencing old table as gone
  for each statement when (current_user = 'authenticated') execute function app.remember_removed_appointments();
