-- What accounts need beyond signing in by mail: changes that wait for their confirmation, second factors, codes that a client exchanges
-- for its session (PKCE), and which device a session belongs to. Names are those of hosted Supabase where it has the column too.

alter table auth.users
  -- 1 when one of the two addresses has confirmed the change of the e-mail.
  add column email_change_confirm_status smallint not null default 0 check (email_change_confirm_status in (0, 1)),
  -- Whether two people may have signed up with the address before it was confirmed; docs/decisions tells what follows.
  add column password_contested boolean not null default false;

alter table auth.one_time_tokens
  drop constraint one_time_tokens_token_type_check,
  add constraint one_time_tokens_token_type_check check (token_type in (
    'confirmation_token', 'recovery_token', 'reauthentication_token',
    'email_change_token_current', 'email_change_token_new', 'phone_change_token')),
  -- Null where only a code was sent.
  alter column token_hash drop not null,
  -- Set when the client wants a code that it can exchange rather than a session.
  add column code_challenge text,
  add column code_challenge_method text check (code_challenge_method in ('s256', 'plain'));
create index one_time_tokens_relates_to on auth.one_time_tokens (relates_to);

-- A code that was handed out in a redirect and waits to be exchanged by whoever knows the verifier.
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

create table auth.mfa_factors (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  friendly_name text not null default '' check (length(friendly_name) <= 200),
  factor_type text not null check (factor_type = 'totp'),
  status text not null check (status in ('unverified', 'verified')),
  -- Encrypted; see server/src/auth/factors/factor-secret.ts.
  secret text not null,
  -- The thirty seconds whose code was used last: that code and older ones are refused.
  last_used_step bigint not null default 0,
  last_challenged_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index mfa_factors_user_id on auth.mfa_factors (user_id);
create unique index mfa_factors_friendly_name on auth.mfa_factors (user_id, friendly_name) where friendly_name <> '';

create table auth.mfa_challenges (
  id uuid primary key default gen_random_uuid(),
  factor_id uuid not null references auth.mfa_factors (id) on delete cascade,
  created_at timestamptz not null
);
create index mfa_challenges_factor_id on auth.mfa_challenges (factor_id);

-- For who has lost the device with their second factor. A used one is deleted.
create table auth.mfa_recovery_codes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  code_hash text not null,
  created_at timestamptz not null,
  unique (user_id, code_hash)
);

alter table auth.sessions
  -- A few words such as 'Firefox, Linux', made of what the browser said of itself.
  add column device text not null default '' check (length(device) <= 80),
  -- The factor that raised the session to aal2.
  add column factor_id uuid references auth.mfa_factors (id) on delete set null;

revoke all on all tables in schema auth from public, anon, authenticated, service_role;
