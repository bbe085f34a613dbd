-- Crisis: events, the alerts that were sent for them, the delivery status of each message, the user's own message text,
-- and the safety plan.

create table public.crisis_events (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  date date not null,
  description text check (length(description) <= 2000),
  -- The server sets this and the next three columns when it accepts an alert. Null if the event was recorded without an
  -- alert.
  alerted_at timestamptz,
  -- The names of the contacts that the alert was addressed to. crisis_deliveries shows whether it reached them.
  contacts text[] not null default '{}',
  -- The text of the alert in the user's own words. Null means the default text of the language.
  message text check (length(message) between 1 and 320),
  language text check (language in ('pt', 'en', 'es', 'fr', 'it', 'ja', 'zh')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
call app.protect('public.crisis_events', premium => true);
call app.ask_consent('public.crisis_events', 'health');
revoke insert, update on public.crisis_events from authenticated;
grant insert (id, user_id, date, description, created_at) on public.crisis_events to authenticated;
grant update (date, description) on public.crisis_events to authenticated;

create function app.crisis_days(zone text)
returns table (user_id uuid, date date, entries bigint, events bigint)
language sql stable
as $$
  select user_id, date, count(*), count(*) from public.crisis_events group by user_id, date
$$;

-- One message of an alert, to one contact by one channel. Only the server may write these rows; the user may read them.
create table public.crisis_deliveries (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  event_id uuid not null references public.crisis_events (id) on delete cascade,
  -- The contact; null if it was removed later. Name and destination are those at the time of sending.
  contact_id uuid references public.emergency_contacts (id) on delete set null,
  contact_name text not null,
  channel text not null check (channel in ('sms', 'email')),
  destination text not null,
  -- - queued: not sent yet; will be tried.
  -- - sent: the provider or the mail server accepted it.
  -- - delivered: the provider reported that it arrived.
  -- - failed: will not be retried.
  -- - not_configured: the operator did not set up this channel.
  -- - not_known: an attempt was interrupted, so the message may have been sent.
  state text not null check (state in ('queued', 'sent', 'delivered', 'failed', 'not_configured', 'not_known')),
  -- The reason for the state: a code of ours, or the provider's error number.
  reason text check (length(reason) <= 60),
  -- The number of attempts that began, and of interrupted attempts, whose outcome is unknown. Each interrupted attempt
  -- may have sent an additional message.
  attempts integer not null default 0,
  interrupted integer not null default 0,
  -- When the current attempt began. If a later run of the job finds a time here, the attempt was interrupted.
  attempt_began_at timestamptz,
  -- Null if no further attempt is planned.
  next_try_at timestamptz,
  accepted_at timestamptz,
  provider_id text check (length(provider_id) <= 200),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index on public.crisis_deliveries (user_id);
create index on public.crisis_deliveries (event_id);
create index on public.crisis_deliveries (contact_id);
alter table public.crisis_deliveries enable row level security;
revoke all on public.crisis_deliveries from public, anon, authenticated, service_role;
grant select on public.crisis_deliveries to authenticated;
create policy "own rows are read" on public.crisis_deliveries for select to authenticated using (user_id = (select auth.uid()));
call app.notify_changes('public.crisis_deliveries');
call app.bound_dates('public.crisis_deliveries');

create function app.stamp_delivery() returns trigger
language plpgsql
as $$
begin
  new.updated_at := now();
  return new;
end
$$;
create trigger stamp_delivery before update on public.crisis_deliveries
  for each row execute function app.stamp_delivery();

-- The user's own text for alerts, one row per account. It requires consent to crisis messages, because other people
-- read it (decision 34).
create table public.crisis_settings (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique default auth.uid() references auth.users (id) on delete cascade,
  message text check (length(message) between 1 and 320),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Whether alerts contain the user's phone number, so that a contact can call back. The server reads this when it
  -- sends a message (server/src/functions/crisis-alert/begin-attempt.ts), so turning it off also affects queued
  -- messages.
  share_phone boolean not null default false
);
call app.protect('public.crisis_settings', premium => true);
call app.ask_consent('public.crisis_settings', 'crisis_messages');

-- A safety plan in the user's own words, one row per account. Every step is optional.
create table public.safety_plans (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique default auth.uid() references auth.users (id) on delete cascade,
  warning_signs text check (length(warning_signs) <= 2000),
  own_ways text check (length(own_ways) <= 2000),
  people_and_places text check (length(people_and_places) <= 2000),
  people_to_ask text check (length(people_to_ask) <= 2000),
  professionals text check (length(professionals) <= 2000),
  safer_place text check (length(safer_place) <= 2000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
call app.protect('public.safety_plans', premium => true);
call app.ask_consent('public.safety_plans', 'health');

-- Alerts that the server accepted. A row stays when its event is removed. So an event's id can be used for only one
-- alert, and removing events does not reset the limit per account and hour.
create table app.crisis_alerts (
  event_id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  accepted_at timestamptz not null
);
create index on app.crisis_alerts (user_id, accepted_at);
revoke all on app.crisis_alerts from public, anon, authenticated, service_role;

-- Two tables that prevent the use of alerts for spam: hashes of each account's recipients, and the number of messages
-- that all new accounts sent together. Only the server uses them. Their rows stay when a user removes alerts or
-- contacts.
create table app.alert_destinations (
  user_id uuid not null references auth.users (id) on delete cascade,
  -- SHA-256 of the account, the channel and the number or address, so that nobody can read an account's contacts here.
  digest bytea not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  primary key (user_id, digest)
);
revoke all on app.alert_destinations from public, anon, authenticated, service_role;

-- How many messages all new accounts together sent on a day. The rows do not refer to accounts, so deleting an account
-- does not reset the limit.
create table app.alerts_of_new_accounts (
  day date primary key,
  messages integer not null
);
revoke all on app.alerts_of_new_accounts from public, anon, authenticated, service_role;
