-- Encrypted links to the health passport or a summary (SMART Health Links, docs/decisions/0101). The device encrypts the
-- content and never sends the key, so the server cannot read it. Anybody with the link, and its passcode if it has one, can.

-- No role of a request may read or write these tables, so rest/v1 never returns tokens, passcodes or content. The owner
-- uses the functions below. The server itself responds to readers of a link (server/src/functions/health-links).
create table app.health_links (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null check (kind in ('passport', 'summary')),
  -- SHA-256 of the 256 random bits in the link's address.
  token_hash bytea not null unique check (length(token_hash) = 32),
  -- A compact JWE. Null once the link has ended.
  content text check (length(content) <= 900000),
  has_passcode boolean not null,
  -- Argon2id. Null without a passcode, and once the link has ended.
  passcode_hash text,
  -- How many attempts at the passcode are left. The server subtracts one before it checks a passcode, and adds it again
  -- if the passcode was right. So parallel guesses can never exceed the limit.
  tries_left integer not null check (tries_left >= 0),
  last_try_at timestamptz,
  wrong_tries integer not null default 0,
  openings_count integer not null default 0,
  expires_at timestamptz not null,
  ended_at timestamptz,
  ended_by text check (ended_by in ('person', 'expiry', 'tries', 'consent', 'restore')),
  created_at timestamptz not null default now(),
  check ((ended_at is null) = (ended_by is null)),
  check ((ended_at is null) = (content is not null)),
  check (passcode_hash is null or ended_at is null)
);
create index on app.health_links (user_id);
create index on app.health_links (expires_at) where ended_at is null;

create table app.health_link_openings (
  id uuid primary key default gen_random_uuid(),
  link_id uuid not null references app.health_links (id) on delete cascade,
  -- What the reader entered as their name. Nobody checks it.
  recipient text not null check (length(recipient) between 1 and 200),
  opened_at timestamptz not null,
  -- SHA-256 of the short-lived address of the content. Null if the first response contained the content.
  ticket_hash bytea unique check (length(ticket_hash) = 32)
);
create index on app.health_link_openings (link_id, opened_at);
revoke all on app.health_links, app.health_link_openings from public, anon, authenticated, service_role;

-- Ends links for good, and deletes their content and passcodes.
create function app.end_health_links(links uuid[], reason text, moment timestamptz) returns void
language sql security definer set search_path = ''
as $$
  update app.health_links
  set ended_at = moment, ended_by = reason, content = null, passcode_hash = null
  where id = any(links) and ended_at is null
$$;
revoke all on function app.end_health_links(uuid[], text, timestamptz) from public;

-- The current user's links with their latest openings, newest first. Never contains a token, a passcode or content.
create function public.health_links() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', link.id, 'kind', link.kind, 'has_passcode', link.has_passcode, 'wrong_tries', link.wrong_tries,
    'created_at', link.created_at, 'expires_at', link.expires_at, 'ended_at', link.ended_at, 'ended_by', link.ended_by,
    'openings_count', link.openings_count,
    'openings', (
      select coalesce(jsonb_agg(jsonb_build_object('recipient', recipient, 'opened_at', opened_at)
        order by opened_at desc, id), '[]')
      from app.health_link_openings where link_id = link.id
    )) order by link.created_at desc, link.id), '[]')
  from app.health_links as link
  where link.user_id = auth.uid()
$$;

-- Ends one of the current user's links at once. The link of another user stays unchanged.
create function public.end_health_link(link uuid) returns void
language sql security definer set search_path = ''
as $$
  select app.end_health_links(array_agg(id), 'person', now())
  from app.health_links where id = $1 and user_id = auth.uid()
$$;

revoke all on function public.health_links(), public.end_health_link(uuid) from public, anon;
grant execute on function public.health_links(), public.end_health_link(uuid) to authenticated;

-- Ends every link when the user withdraws consent to health records. The lock on the profile, which create-link.ts
-- takes too, makes the withdrawal wait for a link that is being created. Otherwise that link would stay open.
create function app.end_health_links_without_consent() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform from public.profiles where id = new.user_id for update;
  perform app.end_health_links(array_agg(id), 'consent', now()) from app.health_links where user_id = new.user_id;
  return null;
end
$$;
create trigger end_health_links_without_consent after insert on public.consents
  for each row when (new.purpose = 'health' and not new.granted) execute function app.end_health_links_without_consent();
