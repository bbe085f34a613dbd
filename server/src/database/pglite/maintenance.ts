import type { Session } from '../transactions/run-transaction.ts';

/**
 * The maximum size of the write-ahead log in bytes. After a crash PostgreSQL must read the whole log, so a checkpoint
 * keeps it short.
 */
const logLimit = 32 * 1024 * 1024;
/** This many seconds after the last checkpoint, `maintain` runs another one if the log is larger than 128 kB. */
const ageLimit = 300;

/**
 * Replaces PostgreSQL's background processes (autovacuum and checkpointer), which PGlite lacks. Without them the log
 * would grow forever, deleted rows would never free their space, and the query planner would have no statistics.
 * Returns the commands that were run. The function takes the connection for one step at a time, so that no user waits
 * for more than one step.
 */
export async function maintain(enter: () => Promise<Session>): Promise<string[]> {
  const done: string[] = [];
  const take = inTurns(enter);
  const run = async (command: string) => {
    await take((session) => session.script(command));
    done.push(command);
  };

  const { rows: tables } = await take((session) => session.query<{ name: string }>(tablesQuery, []));
  for (const { name } of tables) await run(`vacuum (analyze) ${name}`);
  // The checkpoint comes last, because the steps before it write to the log.
  const { rows: logs } = await take((session) => session.query<{ size: number; age: number }>(logQuery, []));
  const { size, age } = logs[0] ?? { size: 0, age: 0 };
  if (size > logLimit || (age > ageLimit && size > logLimit / 256)) await run('checkpoint');
  return done;
}

const logQuery = `
  select (pg_current_wal_lsn() - redo_lsn)::bigint as size, extract(epoch from clock_timestamp() - checkpoint_time)::float8 as age
  from pg_control_checkpoint()`;

/** The tables that PostgreSQL's autovacuum would choose, by its default thresholds. */
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

/**
 * Returns a function that queues each step separately for the one connection, so that no user waits for more than one
 * step.
 */
function inTurns(enter: () => Promise<Session>): <T>(step: (session: Session) => Promise<T>) => Promise<T> {
  return async (step) => {
    const session = await enter();
    try {
      return await step(session);
    } finally {
      session.release(false);
    }
  };
}

/**
 * Overwrites the bytes of deleted rows in the database's files. Three places contain such bytes: pages whose space is not
 * reused yet, sample values in the planner's statistics, and the write-ahead log. So this function rewrites each table,
 * refreshes its statistics, and switches to a new log file. The checkpoint then removes the earlier log files
 * (engine-settings.ts disables recycling). All users wait while a table is rewritten, so this function skips tables of more
 * than `largest` bytes and returns their names.
 */
export async function eraseDeleted(enter: () => Promise<Session>, largest: number): Promise<string[]> {
  const take = inTurns(enter);
  const run = (command: string) => take((session) => session.script(command));
  const { rows: tables } = await take((session) => session.query<{ name: string; size: number }>(storedTablesQuery, []));
  const tooLarge: string[] = [];
  for (const { name, size } of tables) {
    // `analyze` keeps the old statistics of an empty table, so delete them first.
    await run(`delete from pg_catalog.pg_statistic where starelid = '${name}'::regclass`);
    if (size > largest) {
      await run(`analyze ${name}`);
      tooLarge.push(name);
    } else await run(`vacuum (full, analyze) ${name}`);
  }
  await run('vacuum full pg_catalog.pg_statistic');
  await run('select pg_switch_wal()');
  await run('checkpoint');
  return tooLarge;
}

/** All tables with stored pages, except PostgreSQL's own. */
const storedTablesQuery = `
  select format('%I.%I', nspname, relname) as name, pg_table_size(class.oid)::bigint as size
  from pg_class as class join pg_namespace as schema on schema.oid = relnamespace
  where relkind = 'r' and nspname !~ '^pg_' and nspname <> 'information_schema' and pg_table_size(class.oid) > 0
  order by 1`;
