-- What the server knows of Stripe: who is which customer there, what was last read of their subscription, and which events have come.

create table app.stripe_customers (
  id uuid primary key default gen_random_uuid(),
  -- Null: the account is gone, and the customer is to be deleted at Stripe too.
  user_id uuid unique references auth.users (id) on delete set null,
  customer_id text not null unique check (length(customer_id) between 1 and 255),
  -- Readings are numbered as they begin; one that began before the one that was kept last is not kept.
  readings_begun bigint not null default 0,
  reading_kept bigint not null default 0,
  -- As the last reading found it. unpaid: Stripe could not collect and tries again.
  plan text not null default 'none' check (plan in ('none', 'renews', 'ends', 'unpaid')),
  plan_at timestamptz,
  price_id text check (length(price_id) <= 255),
  -- Where an invoice that could not be collected can be paid.
  pay_url text check (pay_url ~ '^https?://' and length(pay_url) <= 2000),
  created_at timestamptz not null default now()
);
revoke all on app.stripe_customers from public, anon, authenticated, service_role;

-- An event counts once, however often Stripe sends it. Forgotten when Stripe sends it no more.
create table app.stripe_events (
  id text primary key check (length(id) between 1 and 255),
  received_at timestamptz not null
);
revoke all on app.stripe_events from public, anon, authenticated, service_role;

-- Where payments are taken, premium is not also given away. The server writes the setting as it starts.
insert into app.settings (name, value) values ('payments', 'false');

create or replace function public.premium_offer() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'payments', coalesce((select value from app.settings where name = 'payments'), 'false'),
    'grant_days', case when (select value from app.settings where name = 'payments') = 'true' then null
      else (select value from app.settings where name = 'premium_grant_days') end
  )
$$;

create or replace function public.choose_premium() returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  days integer := (public.premium_offer() ->> 'grant_days')::integer;
  expires timestamptz;
begin
  if auth.uid() is null then
    raise exception 'sign in first' using errcode = '42501';
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
