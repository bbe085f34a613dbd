-- For hosted Supabase only. An operator runs this file by hand, after the migrations and again after each new table
-- (docs/decisions/0055). Supabase's realtime service reads the changes of a publication and applies the tables'
-- policies to each row. So the app gets the changes that other devices of the account made. Our own server does not
-- need this.

-- The publication leaves out removals. Realtime cannot apply a policy to a row that no longer exists, so it would send
-- the row's id to every listening client. Other devices see a removal when they next load a page.
alter publication supabase_realtime set (publish = 'insert, update');

do $$
declare
  owned regclass;
begin
  for owned in
    select app.account_tables() union all select 'public.profiles'::regclass
  loop
    continue when exists (select from pg_publication_rel rel join pg_publication publication on publication.oid = rel.prpubid
      where publication.pubname = 'supabase_realtime' and rel.prrelid = owned);
    execute format('alter publication supabase_realtime add table %s', owned);
  end loop;
end
$$;
