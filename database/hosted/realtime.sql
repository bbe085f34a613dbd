-- For hosted Supabase, by hand, after the migrations and again after each new table (docs/decisions/0055). There, realtime reads the log of a
-- publication, asks the policies of the tables about each row, and the app hears of the person's other devices. Our own server needs none of this.

-- Removals are left out: about a row that is gone realtime can ask no policy, and it would tell its id to everybody who listens. The person's other
-- devices see that it is gone when a page is looked at again.
alter publication supabase_realtime set (publish = 'insert, update');

do $$
declare
  owned regclass;
begin
  for owned in
    select distinct tgrelid::regclass as owned from pg_trigger where tgname = 'tell_insert'
  loop
    continue when exists (select from pg_publication_rel rel join pg_publication publication on publication.oid = rel.prpubid
      where publication.pubname = 'supabase_realtime' and rel.prrelid = owned);
    execute format('alter publication supabase_realtime add table %s', owned);
  end loop;
end
$$;
