-- What choosing premium does on this server, by the operator's setting. Payments come with their own migration.

create table app.settings (
  name text primary key,
  value jsonb not null
);
revoke all on app.settings from public, anon, authenticated;
-- "grant": choosing premium grants this many days at no charge. null: premium is asked of the administrator.
insert into app.settings (name, value) values ('premium_grant_days', '365');

-- What /pricing must say before anybody chooses. Open to every signed-in person.
create function public.premium_offer() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('grant_days', (select value from app.settings where name = 'premium_grant_days'))
$$;

-- Grants premium to the person who asks, where the operator's setting allows it. Asking twice does not add up.
create function public.choose_premium() returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  days integer := (select (value #>> '{}')::integer from app.settings where name = 'premium_grant_days');
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

revoke all on function public.premium_offer(), public.choose_premium() from public, anon;
grant execute on function public.premium_offer(), public.choose_premium() to authenticated;
