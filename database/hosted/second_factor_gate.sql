-- For hosted Supabase only. An operator runs this file by hand, after the migrations and again after each new table
-- (docs/decisions/0015). Our own server does not need this, because it refuses sessions without their second factor
-- before they reach the database.

-- Whether the current user has passed their second factor, or has none. The function is in PL/pgSQL, which caches its
-- plan for the connection. A function in SQL would be planned for each query.
create or replace function app.second_factor_shown() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return coalesce(auth.jwt() ->> 'aal' = 'aal2', false) or not exists (
    select from auth.mfa_factors
    where user_id = auth.uid() and status::text = 'verified' and factor_type::text = 'totp'
  );
end
$$;
revoke all on function app.second_factor_shown() from public;
grant execute on function app.second_factor_shown() to authenticated;

-- Gives each of our tables a restrictive policy, which must hold in addition to the table's other policies. PostgreSQL
-- evaluates it once per query, not per row. Tables that an operator added to `public` get none.
do $$
declare
  owned regclass;
begin
  for owned in
    select app.account_tables() union all values ('public.profiles'::regclass), ('storage.objects'::regclass)
  loop
    continue when exists (select from pg_policy where polrelid = owned and polname = 'second factor is shown');
    execute format(
      'create policy "second factor is shown" on %s as restrictive for all to authenticated '
        'using ((select app.second_factor_shown())) with check ((select app.second_factor_shown()))',
      owned
    );
  end loop;
end
$$;
