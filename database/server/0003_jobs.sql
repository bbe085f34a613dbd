-- Our server's own state, which hosted Supabase does not need: the job queue, sent notifications, and the times of backups.

create schema if not exists server;

-- Background jobs. A job is added in the transaction that makes it due. A finished job is deleted; one that was given up stays as a dead letter
-- until the operator removes it.
create table server.jobs (
  -- Adding a job again with the same id adds no second job.
  id uuid primary key,
  -- Which handler runs it.
  kind text not null check (length(kind) between 1 and 60),
  -- The account that the job belongs to; the job is deleted with the account.
  user_id uuid references auth.users (id) on delete cascade,
  -- Only names and ids; users' texts remain in their own tables.
  payload jsonb not null default '{}',
  -- The higher comes first.
  priority smallint not null default 0,
  run_at timestamptz not null,
  -- Runs that began since the last outcome.
  attempts integer not null default 0,
  -- The process that runs it, and the end of its lease.
  holder uuid,
  leased_until timestamptz,
  dead_at timestamptz,
  reason text,
  created_at timestamptz not null default now(),
  -- When run_at was set, by the same clock. A time in the future means that the clock was set back since; the job is then
  -- due at once.
  scheduled_at timestamptz not null default now(),
  -- All runs that began, whatever their outcome; `attempts` restarts with each outcome.
  runs integer not null default 0
);
comment on column server.jobs.reason is 'Why it was given up, or why it is run again: a code, never a text of anybody''s.';
create index jobs_due on server.jobs (priority desc, run_at) where dead_at is null;
create index jobs_user_id on server.jobs (user_id);
revoke all on server.jobs from public, anon, authenticated, service_role;

-- A soft delete keeps the account's row; its jobs end all the same.
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

-- Alarms that were sent by web push, so that none is sent twice, and those that were snoozed.
create table server.alarm_deliveries (
  user_id uuid not null references auth.users (id) on delete cascade,
  -- The alarm, as the web app names it: id, day and time of a medicine or a reminder.
  key text not null check (length(key) <= 100),
  -- When it was due: by the plan, or after it was snoozed.
  moment timestamptz not null,
  -- The user's own day on which it was sent, for the daily limit.
  day date not null,
  -- When the alarm is due again, after the answer "later".
  snoozed_until timestamptz,
  primary key (user_id, key, moment)
);
create index alarm_deliveries_user_id_day on server.alarm_deliveries (user_id, day);
create index alarm_deliveries_moment on server.alarm_deliveries (moment);
revoke all on server.alarm_deliveries from public, anon, authenticated, service_role;

-- Notifications to a device end with its session, however that ends.
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

-- A soft delete keeps the account's row; nothing is sent to it any more.
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

-- When the operator last backed this database up, and which restore filled it. A server that finds the files of a restore in
-- its data folder compares their id with this one, and so knows whether that restore was committed.
create table server.maintenance (
  kind text primary key check (kind in ('backup', 'restore')),
  id uuid not null,
  finished_at timestamptz not null
);
revoke all on server.maintenance from public, anon, authenticated, service_role;
