-- The state of our own server, which hosted Supabase does not need: the job queue, sent notifications, and the times of
-- backups.

create schema if not exists server;

-- Background jobs. A job is added in the transaction that makes it necessary. A finished job is deleted. A job that the
-- server gave up stays as a dead letter until the operator removes it. The server deletes dead letters older than 90
-- days when it starts.
create table server.jobs (
  -- A second job with the same id is not added.
  id uuid primary key,
  -- The kind of job, which selects the handler that runs it.
  kind text not null check (length(kind) between 1 and 60),
  -- The account to which the job belongs. The job is deleted with the account.
  user_id uuid references auth.users (id) on delete cascade,
  -- Contains only names and ids; users' texts stay in their own tables.
  payload jsonb not null default '{}',
  -- Due jobs with a higher priority run first.
  priority smallint not null default 0,
  run_at timestamptz not null,
  -- The number of runs that began since a run last ended with a result.
  attempts integer not null default 0,
  -- The process that runs the job, and the end of its lease.
  holder uuid,
  leased_until timestamptz,
  dead_at timestamptz,
  reason text,
  created_at timestamptz not null default now(),
  -- When run_at was set, by the same clock as run_at. If this is in the future, the clock was set back since then, and
  -- the job is due at once.
  scheduled_at timestamptz not null default now(),
  -- The number of all runs that began, whatever their outcome; `attempts` starts at 0 again after each outcome.
  runs integer not null default 0
);
comment on column server.jobs.reason is 'Why the job was given up, or why it runs again: a code, never a text that a user wrote.';
create index jobs_due on server.jobs (priority desc, run_at) where dead_at is null;
create index jobs_user_id on server.jobs (user_id);
revoke all on server.jobs from public, anon, authenticated, service_role;

-- Deletes the jobs of an account after a soft delete, which keeps the account's row.
create function server.end_jobs_of_deleted() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from server.jobs where user_id = new.id;
  return null;
end
$$;
create trigger end_jobs_of_deleted after update of deleted_at on auth.users
  for each row when (new.deleted_at is not null) execute function server.end_jobs_of_deleted();

-- Alarms that were sent by web push, so that none is sent twice, and alarms that were snoozed.
create table server.alarm_deliveries (
  user_id uuid not null references auth.users (id) on delete cascade,
  -- The alarm's name in the web app: id, day and time of a medicine or a reminder.
  key text not null check (length(key) <= 100),
  -- When the alarm was due, as planned or after it was snoozed.
  moment timestamptz not null,
  -- The user's local date on which the alarm was sent, for the daily limit.
  day date not null,
  -- When a snoozed alarm is due again.
  snoozed_until timestamptz,
  primary key (user_id, key, moment)
);
create index alarm_deliveries_user_id_day on server.alarm_deliveries (user_id, day);
create index alarm_deliveries_moment on server.alarm_deliveries (moment);
revoke all on server.alarm_deliveries from public, anon, authenticated, service_role;

-- Ends notifications to a device when its session ends, for whatever reason.
create function server.end_push_of_session() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.push_subscriptions as subscription
  using app.push_endpoints as endpoint
  where endpoint.subscription_id = subscription.id and endpoint.session_id = old.id;
  return null;
end
$$;
create trigger end_push_of_session after delete on auth.sessions
  for each row execute function server.end_push_of_session();

-- Ends notifications to an account after a soft delete, which keeps the account's row.
create function server.end_push_of_deleted() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.push_subscriptions where user_id = new.id;
  delete from server.alarm_deliveries where user_id = new.id;
  return null;
end
$$;
create trigger end_push_of_deleted after update of deleted_at on auth.users
  for each row when (new.deleted_at is not null) execute function server.end_push_of_deleted();

-- When the operator last made a backup of this database, and which restore filled it. A server that finds files of a
-- restore in its data folder compares their id with the id here. If the ids are equal, the restore was committed.
create table server.maintenance (
  kind text primary key check (kind in ('backup', 'restore')),
  id uuid not null,
  finished_at timestamptz not null
);
revoke all on server.maintenance from public, anon, authenticated, service_role;
