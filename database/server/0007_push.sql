-- What the server remembers of notifications by web push: what was told, so that nothing is told twice, and what was put off.

create table server.push_rings (
  user_id uuid not null references auth.users (id) on delete cascade,
  -- The alarm, as the web app names it: id, day and time of a medicine or a reminder.
  key text not null check (length(key) <= 100),
  -- When it was due: by the plan, or after it was put off.
  moment timestamptz not null,
  -- The person's own day on which it was told: so many a day are enough.
  day date not null,
  -- Answered "later": due again then.
  put_off_until timestamptz,
  primary key (user_id, key, moment)
);
create index push_rings_user_id_day on server.push_rings (user_id, day);
create index push_rings_moment on server.push_rings (moment);
revoke all on server.push_rings from public, anon, authenticated, service_role;

-- A device is told no longer than its sign-in lasts, however that ends.
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
  delete from server.push_rings where user_id = new.id;
  return null;
end
$$;
create trigger end_push_of_deleted after update of deleted_at on auth.users
  for each row when (new.deleted_at is not null) execute function server.end_push_of_deleted();
