-- An operator's grant was told from the end of premium that they wrote, so one that ended before what was paid for left nothing behind: given back, the payment took premium away
-- though it had been granted. A grant is now a deed of its own (decision 60).

-- Grants premium until a moment, or with null or a moment that is over ends what was granted. What was paid for stays as it is.
create function app.grant_premium(person uuid, until timestamptz) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  -- Whoever reckons premium takes this row first, so that two never reckon from what the other has not kept yet.
  perform from public.profiles where id = person for update;
  if until > now() then
    insert into public.premium_periods as granted (user_id, source, starts_at, ends_at)
    values (person, 'grant', now(), until)
    on conflict (user_id) where source = 'grant' do update set
      starts_at = case when granted.ends_at < now() then excluded.starts_at else granted.starts_at end,
      ends_at = excluded.ends_at;
  else
    update public.premium_periods set ends_at = now() where user_id = person and source = 'grant' and ends_at > now();
    -- What ended by itself and was not cleared yet.
    update public.profiles set is_premium = false, premium_expires_at = null
    where id = person and is_premium and premium_expires_at <= now();
  end if;
  perform app.count_premium(person);
end
$$;
revoke all on function app.grant_premium(uuid, timestamptz) from public;

-- As in 0055, and the row is taken first: the latest end was read before a wait for another who reckons, and then kept over what that one had found.
create or replace function app.count_premium(person uuid) returns void
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
