import type { Session } from '../transactions/session.ts';
import { inTurns } from './in-turns.ts';

/**
 * Writes over what the folder still holds of rows that were deleted. A page keeps their bytes until the place is needed, the samples for planning keep values of theirs,
 * and the log of changes has them as well. So each table is written anew, its samples are taken anew, and the log begins a new file, whose checkpoint removes
 * the earlier ones (start-parameters.ts has them removed and not used again). Everybody waits while a table is written: those of more than `largest` bytes stay as they
 * are, and are answered.
 */
export async function eraseDeleted(enter: () => Promise<Session>, largest: number): Promise<string[]> {
  const take = inTurns(enter);
  const run = (command: string) => take((session) => session.script(command));
  const { rows: tables } = await take((session) => session.query<{ name: string; size: number }>(tablesQuery, []));
  const tooLarge: string[] = [];
  for (const { name, size } of tables) {
    // An empty table has no samples taken anew: those that it had would stay.
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
const tablesQuery = `
  select format('%I.%I', nspname, relname) as name, pg_table_size(class.oid)::bigint as size
  from pg_class as class join pg_namespace as schema on schema.oid = relnamespace
  where relkind = 'r' and nspname !~ '^pg_' and nspname <> 'information_schema' and pg_table_size(class.oid) > 0
  order by 1`;
