-- For hosted Supabase, by hand, after the migrations and again after each new table (docs/decisions/0055). There, realtime reads the log of a
-- publication and applies the tables' policies to each row, and the app gets the changes of the account's other devices. Our own server needs none
-- of this.

-- Removals are left out: realtime cannot apply a policy to a row that is gone, and would send its id to every client that listens. Other devices
-- see the removal when they load a page again.
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
