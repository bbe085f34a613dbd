-- Notifications to a closed app (web push): the devices that receive them. The operator's server sends them (docs/decisions/0037); on a server
-- without them these tables stay empty.

-- A device that receives notifications. Its user reads and removes the row; only the server makes and changes it. The push address is in
-- app.push_endpoints, because every client that knows it can reach the device.
create table public.push_subscriptions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  language text not null check (language in ('pt', 'en', 'es', 'fr', 'it', 'ja', 'zh')),
  -- Such as America/Sao_Paulo. Alarms follow the zone of the account's device that was active last.
  time_zone text not null check (time_zone ~ '^[A-Za-z][A-Za-z0-9_+/-]{0,63}$'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
call app.protect('public.push_subscriptions');
revoke insert, update on public.push_subscriptions from authenticated;

-- The browser's push service, and the keys that encrypt for that browser alone. Removed with the row above.
create table app.push_endpoints (
  subscription_id uuid primary key references public.push_subscriptions (id) on delete cascade,
  endpoint text not null unique check (length(endpoint) between 10 and 2000),
  p256dh text not null check (length(p256dh) = 87),
  auth text not null check (length(auth) = 22),
  -- The session that subscribed: notifications end with it. Null: a token without a session subscribed.
  session_id uuid
);
create index push_endpoints_session_id on app.push_endpoints (session_id);
revoke all on app.push_endpoints from public, anon, authenticated, service_role;

-- Devices whose subscription was announced to the account's owner by mail, so that the same device is not announced again after signing out and
-- in. A digest, because a push address is a secret.
create table app.announced_push_devices (
  user_id uuid not null references auth.users (id) on delete cascade,
  endpoint_digest bytea not null check (length(endpoint_digest) = 32),
  seen_at timestamptz not null,
  primary key (user_id, endpoint_digest)
);
revoke all on app.announced_push_devices from public, anon, authenticated, service_role;
