-- Work that the server owes, kept beside what it belongs to: whoever adds it does so in the transaction that makes it due. A job that is done is gone;
-- one that was given up stays as a dead letter until the operator removes it.

create schema if not exists server;

create table server.jobs (
  -- The same id twice is one job.
  id uuid primary key,
  -- Which handler runs it.
  kind text not null check (length(kind) between 1 and 60),
  -- Whose it is. Gone with the account.
  user_id uuid references auth.users (id) on delete cascade,
  -- Names and ids; what people wrote stays in their own tables.
  payload jsonb not null default '{}',
  -- The higher comes first.
  priority smallint not null default 0,
  run_at timestamptz not null,
  -- Runs that began and had no outcome since.
  attempts integer not null default 0,
  -- The process that runs it, and until when it is believed to live.
  holder uuid,
  held_until timestamptz,
  dead_at timestamptz,
  -- Why it was given up: a code, never a text of anybody's.
  reason text,
  created_at timestamptz not null default now()
);

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
