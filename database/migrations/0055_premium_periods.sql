-- Where premium comes from: what an operator granted and what was paid for, told apart. `profiles.premium_expires_at` is the latest end of both (decision 52).

create table public.premium_periods (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  -- grant: an operator or the server's setting gave it; one row a person. payment: one row a paid invoice.
  source text not null check (source in ('grant', 'payment')),
  -- The invoice at the payment provider.
  reference text check (length(reference) between 1 and 255),
  -- Only what holds counts.
  state text not null default 'holds' check (state in ('holds', 'refunded', 'disputed')),
  starts_at timestamptz not null default now(),
  -- Until when it counts: for a subscription that renews, with the days of grace.
  ends_at timestamptz not null,
  -- In the currency's smallest unit.
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

-- Until when a person has paid; null: no payment holds.
create function app.paid_until(person uuid) returns timestamptz
language sql stable security definer set search_path = ''
as $$
  select max(ends_at) from public.premium_periods where user_id = person and source = 'payment' and state = 'holds'
$$;

-- Whoever writes the end of premium by hand speaks of the grant alone: a payment neither shortens a grant nor is shortened by taking one back. So a device whose clock
-- is ahead cannot clear what was paid for either. Runs before guard_profile, which then judges what is really kept.
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

-- Sets the end of premium to the latest end of all that holds. What ended by itself stays for the person's own program to clear, as the specification says; what ends
-- early ends now, and what was written offline before is taken for 48 hours more.
create function app.count_premium(person uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  latest timestamptz := (select max(ends_at) from public.premium_periods where user_id = person and state = 'holds');
begin
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

insert into public.premium_periods (user_id, source, starts_at, ends_at)
select id, 'grant', least(now(), premium_expires_at), premium_expires_at from public.profiles
where is_premium and premium_expires_at is not null;
