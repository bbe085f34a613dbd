import type { Session } from '../transactions/session.ts';

/** How much of the write-ahead log may gather, in bytes: all of it is read again after a crash. */
const logLimit = 32 * 1024 * 1024;
/** After how many seconds even a little of it is settled. */
const ageLimit = 300;

/**
 * Does what PostgreSQL's background processes do and PGlite has none for: without it the log grows for ever, deleted rows keep their place, and
 * queries are planned without knowing the tables. Returns what it did. Each step waits for its own turn, so that nobody waits for all.
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

/** Takes steps of the engine's own upkeep, each with a turn of its own on the one connection, so that nobody waits for all of them. */
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
 * Writes over what the folder still holds of rows that were deleted. A page keeps their bytes until the place is needed, the samples for planning keep values of theirs,
 * and the log of changes has them as well. So each table is rewritten, its samples are taken again, and the log begins a new file, whose checkpoint removes
 * the earlier ones (engine-settings.ts has them removed and not used again). Everybody waits while a table is written: those of more than `largest` bytes stay as they
 * are, and are answered.
 */
export async function eraseDeleted(enter: () => Promise<Session>, largest: number): Promise<string[]> {
  const take = inTurns(enter);
  const run = (command: string) => take((session) => session.script(command));
  const { rows: tables } = await take((session) => session.query<{ name: string; size: number }>(storedTablesQuery, []));
  const tooLarge: string[] = [];
  for (const { name, size } of tables) {
    // An empty table gets no new samples: those that it had would stay.
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

/** Every table of ours that has pages. */
const storedTablesQuery = `
  select format('%I.%I', nspname, relname) as name, pg_table_size(class.oid)::bigint as size
  from pg_class as class join pg_namespace as schema on schema.oid = relnamespace
  where relkind = 'r' and nspname !~ '^pg_' and nspname <> 'information_schema' and pg_table_size(class.oid) > 0
  order by 1`;
