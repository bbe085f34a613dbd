-- What keeps alerts from being sent to strangers in numbers: whom a person's alerts went to, as hashes, and what accounts that are new sent together.
-- Both are the server's alone, and outlive the alerts, the contacts and what a person removes.

create table app.alert_destinations (
  user_id uuid not null references auth.users (id) on delete cascade,
  -- SHA-256 of the person, the way and the number or address: nobody can look up who writes to whom.
  digest bytea not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  primary key (user_id, digest)
);
revoke all on app.alert_destinations from public, anon, authenticated, service_role;

-- Names no person, so that deleting an account gives nothing back.
create table app.alerts_of_new_accounts (
  day date primary key,
  messages integer not null
);
revoke all on app.alerts_of_new_accounts from public, anon, authenticated, service_role;
