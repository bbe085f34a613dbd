-- Premium: the operator's settings, the periods in which each account has premium, and what the server knows from
-- Stripe.

create table app.settings (
  name text primary key,
  value jsonb not null
);
revoke all on app.settings from public, anon, authenticated;
insert into app.settings (name, value) values
  -- For how many days a user who chooses premium gets it free of charge. If 0 or null, users ask the administrator for
  -- premium. While `payments` or `premium_for_everybody` is true, `premium_offer()` ignores these days.
  ('premium_grant_days', '0'),
  -- Whether users can pay for premium. The server writes this when it starts.
  ('payments', 'false'),
  ('premium_for_everybody', 'false');

create function app.premium_is_everybodys() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return coalesce((select value = 'true' from app.settings where name = 'premium_for_everybody'), false);
end
$$;
revoke all on function app.premium_is_everybodys() from public;
grant execute on function app.premium_is_everybodys() to authenticated;

-- Whether the current user may write a premium record that was created at `made_at`. A user with premium always may.
-- For 48 hours after premium ended, records that were created before the end are accepted too. Otherwise a record that
-- was written offline would be refused because it arrives late. The setting premium_for_everybody is never copied to
-- the profiles. So when the operator turns the setting off, premium from this setting ends for all users at once. The
-- function is in PL/pgSQL, like app.has_consent, to cache the query plan.
create function app.may_write_premium(made_at timestamptz) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (
    select from public.profiles as profile
    where profile.id = (select auth.uid())
      and (
        (profile.is_premium and profile.premium_expires_at > now())
        or (
          made_at <= coalesce(profile.premium_ended_at, profile.premium_expires_at)
          and coalesce(profile.premium_ended_at, profile.premium_expires_at) > now() - interval '48 hours'
        )
        or app.premium_is_everybodys()
      )
  );
end
$$;
revoke all on function app.may_write_premium(timestamptz) from public;
grant execute on function app.may_write_premium(timestamptz) to authenticated;

-- What the page /pricing shows before a user chooses. Every signed-in user may call it. If users can pay for premium,
-- no free days are offered.
create function public.premium_offer() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'payments', coalesce((select value from app.settings where name = 'payments'), 'false'),
    'everybody', app.premium_is_everybodys(),
    -- Null if users can pay for premium, if everybody has it, or if only the administrator grants it.
    'grant_days', case
      when (select value from app.settings where name = 'payments') = 'true' or app.premium_is_everybodys() then null
      else (select nullif(value, '0') from app.settings where name = 'premium_grant_days') end
  )
$$;

-- Gives the current user premium, if the operator's setting allows it. The days count from the call, so a second call does
-- not add them to the first ones. Refuses an anonymous user.
create function public.choose_premium() returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  days integer := (public.premium_offer() ->> 'grant_days')::integer;
  expires timestamptz;
begin
  if auth.uid() is null then
    raise exception 'sign in first' using errcode = '42501';
  end if;
  -- Refuse anonymous accounts. Otherwise a person could create one after another, and get the free days each time.
  if exists (select from auth.users as account where account.id = auth.uid() and account.is_anonymous) then
    raise exception 'add an e-mail address or phone number to the account first' using errcode = '42501';
  end if;
  if days is null then
    return jsonb_build_object('granted', false);
  end if;
  update public.profiles
  set is_premium = true,
    premium_expires_at = greatest(premium_expires_at, now() + make_interval(days => days)),
    premium_ended_at = null
  where id = auth.uid()
  returning premium_expires_at into expires;
  return jsonb_build_object('granted', true, 'premium_expires_at', expires);
end
$$;
revoke all on function public.premium_offer(), public.choose_premium() from public, anon;
grant execute on function public.premium_offer(), public.choose_premium() to authenticated;

-- The periods in which an account has premium, one row per grant or payment. `profiles.premium_expires_at` is the
-- latest end of an account's rows in the state 'holds' (decision 52).
create table public.premium_periods (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  -- 'grant': from an operator or the server's setting, one row per account. 'payment': one row per paid invoice.
  source text not null check (source in ('grant', 'payment')),
  -- The id of the invoice at the payment provider.
  reference text check (length(reference) between 1 and 255),
  -- Only periods in the state 'holds' count towards premium.
  state text not null default 'holds' check (state in ('holds', 'refunded', 'disputed')),
  starts_at timestamptz not null default now(),
  -- The end of the period. For a subscription that renews, it includes the grace days.
  ends_at timestamptz not null,
  -- The amount in the smallest unit of the currency.
  amount bigint check (amount >= 0),
  currency text check (length(currency) = 3),
  -- The provider's page with the invoice and its receipt.
  receipt_url text check (receipt_url ~ '^https?://' and length(receipt_url) <= 2000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((source = 'grant') = (reference is null)),
  unique (user_id, reference)
);
create unique index premium_periods_one_grant on public.premium_periods (user_id) where source = 'grant';
alter table public.premium_periods enable row level security;
revoke all on public.premium_periods from public, anon, authenticated, service_role;
grant select on public.premium_periods to authenticated;
create policy "own rows are read" on public.premium_periods for select to authenticated using (user_id = (select auth.uid()));
call app.notify_changes('public.premium_periods');
call app.bound_dates('public.premium_periods');

create function app.stamp_premium_period() returns trigger
language plpgsql
as $$
begin
  new.updated_at := now();
  return new;
end
$$;
create trigger stamp_premium_period before update on public.premium_periods
  for each row execute function app.stamp_premium_period();

-- The time until which an account has paid; null if it has no payment in the state 'holds'.
create function app.paid_until(person uuid) returns timestamptz
language sql stable security definer set search_path = ''
as $$
  select max(ends_at) from public.premium_periods where user_id = person and source = 'payment' and state = 'holds'
$$;

-- If the end of premium in a profile changes, this trigger changes only the account's grant, never its payments.
-- Otherwise a device whose clock is ahead could clear a paid period. The trigger runs before guard_profile, which then
-- checks the values to be stored.
create function app.divide_premium() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  said timestamptz := case when new.is_premium then new.premium_expires_at end;
  paid timestamptz := app.paid_until(new.id);
begin
  if said is not null and (paid is null or said > paid) then
    insert into public.premium_periods as granted (user_id, source, starts_at, ends_at)
    values (new.id, 'grant', least(now(), said), said)
    on conflict (user_id) where source = 'grant' do update set
      starts_at = case when granted.ends_at < now() then excluded.starts_at else granted.starts_at end,
      ends_at = excluded.ends_at
    where granted.ends_at <> excluded.ends_at;
  else
    update public.premium_periods set ends_at = least(ends_at, coalesce(said, now()))
    where user_id = new.id and source = 'grant' and ends_at > coalesce(said, now());
    if paid > now() then
      new.is_premium := true;
      new.premium_expires_at := paid;
    end if;
  end if;
  return new;
end
$$;
create trigger divide_premium before update of is_premium, premium_expires_at on public.profiles
  for each row
  when (new.is_premium is distinct from old.is_premium or new.premium_expires_at is distinct from old.premium_expires_at)
  execute function app.divide_premium();

-- Sets the end of premium to the latest end of the periods in the state 'holds'. Lapsed premium stays in the profile
-- until the user's client clears it. Premium that is taken away, such as by a refund, ends now. For the next 48 hours,
-- records that were written offline before now are still accepted. The function locks the profile first. Otherwise
-- concurrent recalculations could store the earlier end (lost update).
create function app.count_premium(person uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  latest timestamptz;
begin
  perform from public.profiles where id = person for update;
  select max(ends_at) into latest from public.premium_periods where user_id = person and state = 'holds';
  if latest > now() then
    update public.profiles set is_premium = true, premium_expires_at = latest, premium_ended_at = null
    where id = person and (not is_premium or premium_expires_at is distinct from latest);
  else
    update public.profiles set is_premium = false, premium_expires_at = null
    where id = person and is_premium and premium_expires_at > now();
  end if;
end
$$;
revoke all on function app.paid_until(uuid), app.divide_premium(), app.count_premium(uuid), app.stamp_premium_period() from public;

-- Grants premium until a time. Null, or a time in the past, ends the grant. Payments do not change (decision 60).
create function app.grant_premium(person uuid, until timestamptz) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  -- Lock the profile first, for the reason given at app.count_premium.
  perform from public.profiles where id = person for update;
  if until > now() then
    insert into public.premium_periods as granted (user_id, source, starts_at, ends_at)
    values (person, 'grant', now(), until)
    on conflict (user_id) where source = 'grant' do update set
      starts_at = case when granted.ends_at < now() then excluded.starts_at else granted.starts_at end,
      ends_at = excluded.ends_at;
  else
    update public.premium_periods set ends_at = now() where user_id = person and source = 'grant' and ends_at > now();
    -- Clears premium that lapsed and that the user's client has not cleared yet.
    update public.profiles set is_premium = false, premium_expires_at = null
    where id = person and is_premium and premium_expires_at <= now();
  end if;
  perform app.count_premium(person);
end
$$;
revoke all on function app.grant_premium(uuid, timestamptz) from public;

-- Customers at Stripe, and the state of their subscriptions. An account can have several customers, for example after the
-- operator deleted a customer at Stripe, or restored a backup that lacks the newest customer. The server queries, ends and
-- deletes all customers of an account (decision 73).
create table app.stripe_customers (
  id uuid primary key default gen_random_uuid(),
  -- Null if the account was deleted; the server must then delete the customer at Stripe too.
  user_id uuid references auth.users (id) on delete set null,
  customer_id text not null unique check (length(customer_id) between 1 and 255),
  -- The queries of the customer's state at Stripe are numbered in the order in which they begin. A response is
  -- discarded if the response to a later query is already stored.
  readings_begun bigint not null default 0,
  reading_kept bigint not null default 0,
  -- The subscription's state in the last stored response. 'unpaid': Stripe could not collect the payment and tries
  -- again.
  plan text not null default 'none' check (plan in ('none', 'renews', 'ends', 'unpaid')),
  plan_at timestamptz,
  price_id text check (length(price_id) <= 255),
  -- The page on which the user can pay an invoice that Stripe could not collect.
  pay_url text check (pay_url ~ '^https?://' and length(pay_url) <= 2000),
  created_at timestamptz not null default now()
);
create index stripe_customers_user_id on app.stripe_customers (user_id);
revoke all on app.stripe_customers from public, anon, authenticated, service_role;

-- The events that Stripe has sent, so that each takes effect only once, however often Stripe sends it. A row is removed
-- when Stripe no longer resends its event.
create table app.stripe_events (
  id text primary key check (length(id) between 1 and 255),
  received_at timestamptz not null
);
revoke all on app.stripe_events from public, anon, authenticated, service_role;

-- Which process is changing an account's payments at Stripe. This is a row, not a lock of a transaction, so that no
-- transaction stays open while Stripe responds. If a process does not release its lease, the lease expires at
-- `leased_until`, by the database's clock.
create table app.stripe_leases (
  user_id uuid primary key references auth.users (id) on delete cascade,
  holder uuid not null,
  leased_until timestamptz not null
);
revoke all on app.stripe_leases from public, anon, authenticated, service_role;
