import type { Session } from '../transactions/session.ts';
import { inTurns } from './in-turns.ts';

/** How much of the write-ahead log may gather, in bytes: all of it is read again after a crash. */
const logLimit = 32 * 1024 * 1024;
/** After how many seconds even a little of it is settled. */
const ageLimit = 300;

/**
 * Does what PostgreSQL's background processes do and PGlite has none for: without it the log grows for ever, deleted rows keep their place, and
 * queries are planned without knowing the tables. Answers what it did. Each step waits for its own turn, so that nobody waits for all.
 */
export async function keepUp(enter: () => Promise<Session>): Promise<string[]> {
  const done: string[] = [];
  const take = inTurns(enter);
  const run = async (command: string) => {
    await take((session) => session.script(command));
    done.push(command);
  };

  const { rows: tables } = await take((session) => session.query<{ name: string }>(tablesQuery, []));
  for (const { name } of tables) await run(`vacuum (analyze) ${name}`);
  // Last, as the steps before have written to the log themselves.
  const { rows: logs } = await take((session) => session.query<{ size: number; age: number }>(logQuery, []));
  const { size, age } = logs[0] ?? { size: 0, age: 0 };
  if (size > logLimit || (age > ageLimit && size > logLimit / 256)) await run('checkpoint');
  return done;
}

const logQuery = `
  select (pg_current_wal_lsn() - redo_lsn)::bigint as size, extract(epoch from clock_timestamp() - checkpoint_time)::float8 as age
  from pg_control_checkpoint()`;

/** The tables that PostgreSQL's own autovacuum would choose, by its default thresholds. */
const tablesQuery = `
  select format('%I.%I', schemaname, stat.relname) as name
  from pg_stat_all_tables as stat
  join pg_class as class on class.oid = stat.relid
  cross join lateral (select greatest(class.reltuples, 0) as count) as live
  where schemaname not in ('pg_toast', 'information_schema')
    and (
      n_dead_tup > 50 + 0.2 * live.count
      or n_ins_since_vacuum > 1000 + 0.2 * live.count
      or n_mod_since_analyze > 50 + 0.1 * live.count
      or age(class.relfrozenxid) > 150000000
    )`;
