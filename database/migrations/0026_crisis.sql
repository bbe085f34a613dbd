-- The crisis page: what happened and whom an alert was addressed to, what became of each message, the person's own words for it, and their safety plan.

create table public.crisis_events (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  date date not null,
  description text check (length(description) <= 2000),
  -- These four are the server's, when it takes an alert. Null: written down without one.
  alerted_at timestamptz,
  -- The names of those whom the alert was addressed to. Whether it reached them stands in crisis_deliveries.
  contacts text[] not null default '{}',
  -- The person's own words; null: the default ones of the language.
  message text check (length(message) between 1 and 320),
  language text check (language in ('pt', 'en', 'es', 'fr', 'it', 'ja', 'zh')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
call app.protect('public.crisis_events', premium => true);
revoke insert, update on public.crisis_events from authenticated;
grant insert (id, user_id, date, description, created_at) on public.crisis_events to authenticated;
grant update (date, description) on public.crisis_events to authenticated;

-- One message to one contact by one way. Written by the server alone; its person reads it.
create table public.crisis_deliveries (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  event_id uuid not null references public.crisis_events (id) on delete cascade,
  -- The contact may be gone by now: name and destination are what they were.
  contact_id uuid references public.emergency_contacts (id) on delete set null,
  contact_name text not null,
  channel text not null check (channel in ('sms', 'email')),
  destination text not null,
  -- queued: not handed over yet, and will be tried. sent: the provider or the mail server took it. delivered: the provider says that it arrived.
  -- failed: it will not be tried any more. not_configured: this server has no such way. not_known: an attempt was cut, so it may have been taken.
  state text not null check (state in ('queued', 'sent', 'delivered', 'failed', 'not_configured', 'not_known')),
  -- Why, as a code: of ours, or the provider's number.
  reason text check (length(reason) <= 60),
  -- Attempts that began, and those of them whose outcome nobody learnt: each can have left one message more.
  attempts integer not null default 0,
  interrupted integer not null default 0,
  -- An attempt is under way since. Found so by another run, it was cut.
  attempt_began_at timestamptz,
  -- Null: no further attempt is planned.
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

-- What alerts say in the person's own words, one row a person.
create table public.crisis_settings (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique default auth.uid() references auth.users (id) on delete cascade,
  message text check (length(message) between 1 and 320),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
call app.protect('public.crisis_settings', premium => true);

-- A safety plan in the person's own words, one row a person. Every step can be left out.
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

-- What is kept of a crisis tells of the person's health; what is said to others takes the agreement to that (decision 34).
call app.ask_consent('public.crisis_events', 'health');
call app.ask_consent('public.safety_plans', 'health');
call app.ask_consent('public.crisis_settings', 'crisis_messages');

-- The alerts that were taken: an id counts once, whatever becomes of its event; and so many an hour are taken of one person.
create table app.crisis_alerts (
  event_id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  accepted_at timestamptz not null
);
create index on app.crisis_alerts (user_id, accepted_at);
revoke all on app.crisis_alerts from public, anon, authenticated, service_role;
