-- Two questions that nearly every insert asks: whether the person agreed, and whether they have premium. A function in SQL is planned anew each time it is called from
-- a policy or a trigger, one in PL/pgSQL once a connection: the look itself takes a tenth of its planning. What they ask is what they asked before (0001, 0025).

create or replace function app.has_consent(asked text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return coalesce((
    select consent.granted
    from public.consents as consent
    where consent.user_id = (select auth.uid()) and consent.purpose = asked
    order by consent.created_at desc
    limit 1
  ), false);
end
$$;

create or replace function app.may_write_premium(made_at timestamptz) returns boolean
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
      )
  );
end
$$;
