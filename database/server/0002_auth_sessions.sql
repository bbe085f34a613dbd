-- Sign-ins and what leads to them. Read and written by server/src/auth alone; no secret is stored, only hashes. Times are written by
-- the server's clock. Columns that hosted Supabase has too carry its names.

create table auth.sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  aal text not null default 'aal1' check (aal in ('aal1', 'aal2', 'aal3')),
  -- The refresh token that is good now is the one of this number; see server/src/auth/sessions/refresh-token.ts.
  refresh_token_counter bigint not null default 0,
  refreshed_at timestamptz,
  not_after timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index sessions_user_id on auth.sessions (user_id);

-- How the person of a session proved who they are (`amr` in the token).
create table auth.mfa_amr_claims (
  id uuid primary key default gen_random_uuid(),
  session_id uuid not null references auth.sessions (id) on delete cascade,
  authentication_method text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (session_id, authentication_method)
);

create table auth.refresh_tokens (
  id bigint generated always as identity primary key,
  session_id uuid not null references auth.sessions (id) on delete cascade,
  counter bigint not null,
  token_hash text not null unique,
  -- When its successor was made; null while it is the active one.
  used_at timestamptz,
  created_at timestamptz not null,
  unique (session_id, counter)
);

-- What a mail carries: a link's token and a code that is typed. One of a type for a person: a new mail ends the older one.
create table auth.one_time_tokens (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  token_type text not null check (token_type in ('confirmation_token', 'recovery_token')),
  token_hash text not null unique,
  -- Null once it was guessed wrong too often. The link stays good.
  code_hash text,
  code_attempts integer not null default 0,
  relates_to text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (user_id, token_type)
);

-- Counts behind the rate limits when several processes share a PostgreSQL. Unlogged: losing them in a crash costs nothing.
create unlogged table auth.rate_limits (
  key text primary key,
  points integer not null,
  expires_at timestamptz not null
);
create index rate_limits_expires_at on auth.rate_limits (expires_at);

revoke all on all tables in schema auth from public, anon, authenticated, service_role;
