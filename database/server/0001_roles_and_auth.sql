-- What hosted Supabase provides and our own server must create: the three roles of requests, the schema `auth` with
-- users, sessions and second factors, and the functions that return the current user. Objects that hosted Supabase has
-- too have the same names, types and meanings here, so that database/migrations runs unchanged on both.
--
-- server/src/auth owns these tables. Passwords, tokens and codes are stored only as hashes, the secret of a second
-- factor only encrypted.

do $$
begin
  if not exists (select from pg_roles where rolname = 'anon') then
    create role anon nologin noinherit;
  end if;
  if not exists (select from pg_roles where rolname = 'authenticated') then
    create role authenticated nologin noinherit;
  end if;
  if not exists (select from pg_roles where rolname = 'service_role') then
    create role service_role nologin noinherit bypassrls;
  end if;
  execute format('grant anon, authenticated, service_role to %I', current_user);
end
$$;

create schema auth;
grant usage on schema auth to anon, authenticated, service_role;
-- An operator may have other tables in `public`. So the server records which objects these files create there, and
-- backs up and restores only these. Only the owner may create objects in `public`; PostgreSQL before version 15 allowed
-- every role to create them.
revoke create on schema public from public;
grant usage on schema public to anon, authenticated, service_role;

-- The claims of the request's verified token. server/src/database sets them for each transaction.
create function auth.jwt() returns jsonb
language sql stable
as $$
  select coalesce(nullif(current_setting('request.jwt.claims', true), ''), '{}')::jsonb
$$;

-- The current user's id; null for anon.
create function auth.uid() returns uuid
language sql stable
as $$
  select nullif(auth.jwt() ->> 'sub', '')::uuid
$$;

create function auth.role() returns text
language sql stable
as $$
  select auth.jwt() ->> 'role'
$$;

create function auth.email() returns text
language sql stable
as $$
  select auth.jwt() ->> 'email'
$$;

create table auth.users (
  id uuid primary key default gen_random_uuid(),
  aud text not null default 'authenticated',
  role text not null default 'authenticated',
  email text check (email = lower(email) and length(email) <= 255),
  encrypted_password text,
  email_confirmed_at timestamptz,
  invited_at timestamptz,
  confirmation_sent_at timestamptz,
  recovery_sent_at timestamptz,
  email_change text,
  email_change_sent_at timestamptz,
  last_sign_in_at timestamptz,
  raw_app_meta_data jsonb not null default '{}',
  raw_user_meta_data jsonb not null default '{}',
  phone text check (length(phone) <= 20),
  phone_confirmed_at timestamptz,
  phone_change text,
  phone_change_sent_at timestamptz,
  confirmed_at timestamptz generated always as (least(email_confirmed_at, phone_confirmed_at)) stored,
  reauthentication_sent_at timestamptz,
  banned_until timestamptz,
  is_anonymous boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  -- 1 if one of the two addresses (the old or the new one) has confirmed the change of the e-mail.
  email_change_confirm_status smallint not null default 0 check (email_change_confirm_status in (0, 1)),
  -- Whether two different sign-ups used the address before it was confirmed (docs/decisions/0017).
  has_conflicting_sign_up boolean not null default false,
  -- Whether an operator's program created the account (POST admin/users). Such an account may stay unconfirmed; the
  -- server removes other unconfirmed sign-ups after a while.
  made_by_operator boolean not null default false
);
create unique index users_email_key on auth.users (email);
create unique index users_phone_key on auth.users (phone);
-- For the upkeep that deletes unused anonymous accounts.
create index users_anonymous on auth.users (created_at) where is_anonymous and deleted_at is null;
create index users_unconfirmed on auth.users (confirmation_sent_at) where confirmed_at is null;

create table auth.identities (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  provider text not null,
  provider_id text not null,
  identity_data jsonb not null default '{}',
  last_sign_in_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider, provider_id)
);
create index identities_user_id on auth.identities (user_id);

-- Second factors. The protocol shows a user's recovery codes as one additional factor; the codes are in
-- auth.mfa_recovery_codes.
create table auth.mfa_factors (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  friendly_name text not null default '' check (length(friendly_name) <= 200),
  factor_type text not null check (factor_type in ('totp', 'recovery_code')),
  status text not null check (status in ('unverified', 'verified')),
  -- Encrypted; see server/src/auth/factors/factor-secret.ts.
  secret text not null,
  -- The 30-second time step of the last accepted code. This code and older ones are refused.
  last_used_step bigint not null default 0,
  last_challenged_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index mfa_factors_user_id on auth.mfa_factors (user_id);
create unique index mfa_factors_friendly_name on auth.mfa_factors (user_id, friendly_name) where friendly_name <> '';
create unique index mfa_factors_recovery_code on auth.mfa_factors (user_id) where factor_type = 'recovery_code';

create table auth.mfa_challenges (
  id uuid primary key default gen_random_uuid(),
  factor_id uuid not null references auth.mfa_factors (id) on delete cascade,
  created_at timestamptz not null
);
create index mfa_challenges_factor_id on auth.mfa_challenges (factor_id);

-- Codes for users who lost the device with their second factor. Each is deleted when it is used.
create table auth.mfa_recovery_codes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  code_hash text not null,
  created_at timestamptz not null,
  unique (user_id, code_hash)
);

create table auth.sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  aal text not null default 'aal1' check (aal in ('aal1', 'aal2', 'aal3')),
  -- The number of the currently valid refresh token; see server/src/auth/sessions/refresh-token.ts.
  refresh_token_counter bigint not null default 0,
  refreshed_at timestamptz,
  not_after timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- A short description such as 'Firefox, Linux', made from the browser's user agent.
  device text not null default '' check (length(device) <= 80),
  -- The second factor with which the session reached aal2.
  factor_id uuid references auth.mfa_factors (id) on delete set null
);
create index sessions_user_id on auth.sessions (user_id);

-- How the user of a session authenticated (`amr` in the token).
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
  -- When the token was exchanged for the next one. Null for the session's current token.
  used_at timestamptz,
  created_at timestamptz not null,
  unique (session_id, counter)
);

-- Codes that a client received in a redirect. The client exchanges its code, together with the PKCE verifier, for a
-- session.
create table auth.flow_state (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  auth_code_hash text not null unique,
  code_challenge text not null,
  code_challenge_method text not null check (code_challenge_method in ('s256', 'plain')),
  authentication_method text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null
);
create index flow_state_user_id on auth.flow_state (user_id);
create index flow_state_expires_at on auth.flow_state (expires_at);

-- The secrets in mails and text messages: a link's token, and a code to type. There is one row per type and user, so a
-- new message invalidates the older one.
create table auth.one_time_tokens (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  token_type text not null check (token_type in (
    'confirmation_token', 'recovery_token', 'reauthentication_token',
    'email_change_token_current', 'email_change_token_new', 'phone_change_token')),
  -- The hash of the token in the message's link. Null if the message has only a code.
  token_hash text unique,
  -- The hash of the code to type. Null after too many wrong guesses; the message's link stays valid.
  code_hash text,
  code_attempts integer not null default 0,
  relates_to text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Set if the client wants a code to exchange for a session, instead of the session itself (PKCE).
  code_challenge text,
  code_challenge_method text check (code_challenge_method in ('s256', 'plain')),
  unique (user_id, token_type)
);
create index one_time_tokens_relates_to on auth.one_time_tokens (relates_to);

-- The counts of rate limits, if several processes share a PostgreSQL. The table is unlogged, because losing the counts
-- in a crash does no harm.
create unlogged table auth.rate_limits (
  key text primary key,
  points integer not null,
  expires_at timestamptz not null
);
create index rate_limits_expires_at on auth.rate_limits (expires_at);

-- Only the owner may access these tables; the roles of requests may not.
revoke all on all tables in schema auth from public, anon, authenticated, service_role;
