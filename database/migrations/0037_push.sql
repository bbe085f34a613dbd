-- Notifications that come to a closed app (web push): the devices that a person wants them on, and how many a day are enough. The operator's server
-- sends them (docs/decisions/0037); where none does, these tables stay empty.

-- Told so many times a day at most, by notifications; null: as often as something rings.
alter table public.alarm_settings add column daily_limit smallint check (daily_limit between 1 and 50);

-- A device on which a person wants to be told. Its person reads and removes the row; the server alone makes and changes it. Where it is told is in
-- app.push_endpoints: whoever knows that can reach the device.
create table public.push_subscriptions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  language text not null check (language in ('pt', 'en', 'es', 'fr', 'it', 'ja', 'zh')),
  -- Such as America/Sao_Paulo. The times of alarms are those of the person's device that was heard of last.
  time_zone text not null check (time_zone ~ '^[A-Za-z][A-Za-z0-9_+/-]{0,63}$'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
call app.protect('public.push_subscriptions');
revoke insert, update on public.push_subscriptions from authenticated;

-- The browser's own push service, and the keys by which only that browser can read what is sent. Gone with the row above.
create table app.push_endpoints (
  subscription_id uuid primary key references public.push_subscriptions (id) on delete cascade,
  endpoint text not null unique check (length(endpoint) between 10 and 2000),
  p256dh text not null check (length(p256dh) = 87),
  auth text not null check (length(auth) = 22),
  -- The sign-in that asked for it: the device is told no longer than that lasts. Null: of a token without a session.
  session_id uuid
);
create index push_endpoints_session_id on app.push_endpoints (session_id);
revoke all on app.push_endpoints from public, anon, authenticated, service_role;
