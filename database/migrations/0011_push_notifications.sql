-- Notifications to a closed app (web push), and the devices that receive them. The operator's server sends them
-- (docs/decisions/0037). On a server that does not send them, these tables stay empty.

-- A device that receives notifications. Its user may read and remove the row, but only the server may create and change
-- it. The push address is in another table, app.push_endpoints, because any client that knows it can reach the device.
create table public.push_subscriptions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  language text not null check (language in ('pt', 'en', 'es', 'fr', 'it', 'ja', 'zh')),
  -- The device's time zone, such as America/Sao_Paulo. Alarms use the zone of the device that the account used last.
  time_zone text not null check (time_zone ~ '^[A-Za-z][A-Za-z0-9_+/-]{0,63}$'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
call app.protect('public.push_subscriptions');
revoke insert, update on public.push_subscriptions from authenticated;

-- The device's address at the browser's push service, and the keys that encrypt messages for that browser only. The row
-- is removed together with the device's row in push_subscriptions.
create table app.push_endpoints (
  subscription_id uuid primary key references public.push_subscriptions (id) on delete cascade,
  endpoint text not null unique check (length(endpoint) between 10 and 2000),
  p256dh text not null check (length(p256dh) = 87),
  auth text not null check (length(auth) = 22),
  -- The session that subscribed. When it ends, notifications to the device end too. Null if the token had no session.
  session_id uuid
);
create index push_endpoints_session_id on app.push_endpoints (session_id);
revoke all on app.push_endpoints from public, anon, authenticated, service_role;

-- The devices for which the server has sent the mail about a new device. So it does not send the mail again when
-- the user signs out and in on the same device. Only a digest is stored, because a push address is secret.
create table app.announced_push_devices (
  user_id uuid not null references auth.users (id) on delete cascade,
  endpoint_digest bytea not null check (length(endpoint_digest) = 32),
  seen_at timestamptz not null,
  primary key (user_id, endpoint_digest)
);
revoke all on app.announced_push_devices from public, anon, authenticated, service_role;
