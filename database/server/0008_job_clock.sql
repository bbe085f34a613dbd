-- What the operator is shown of a job, and what keeps a clock that is set back from keeping a job waiting.

-- When run_at was reckoned, by the same clock. A moment that lies ahead means that the clock was set back since: the job is due then.
alter table server.jobs add column reckoned_at timestamptz not null default now();
-- All runs that began, whatever came of them; `attempts` begins anew with each outcome.
alter table server.jobs add column runs integer not null default 0;

comment on column server.jobs.reason is 'Why it was given up, or why it is run again: a code, never a text of anybody''s.';

-- Messages of an alert are a kind of job by their way. On a new database there are none, and their table comes later.
do $$
begin
  if to_regclass('public.crisis_deliveries') is not null then
    execute $change$
      update server.jobs as job set kind = 'crisis-' || delivery.channel
      from public.crisis_deliveries as delivery where job.kind = 'crisis-delivery' and delivery.id = job.id
    $change$;
  end if;
end
$$;
