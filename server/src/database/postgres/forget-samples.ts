import type { Session } from '../transactions/session.ts';

/**
 * Takes the samples anew by which PostgreSQL plans: they hold values of rows that may be deleted by now. Answers the tables. Those of a table that became empty stay
 * when a plain role may not remove them; PostgreSQL takes none of nothing.
 */
export async function forgetSamples(session: Session): Promise<string[]> {
  try {
    const { rows: tables } = await session.query<{ name: string; mayForget: boolean }>(tablesQuery, []);
    for (const { name, mayForget } of tables) {
      if (mayForget) await session.script(`delete from pg_catalog.pg_statistic where starelid = '${name}'::regclass`);
      await session.script(`analyze ${name}`);
    }
    return tables.map(({ name }) => name);
  } finally {
    session.release(session.isLost);
  }
}

const tablesQuery = `
  select format('%I.%I', nspname, relname) as name, current_setting('is_superuser') = 'on' as "mayForget"
  from pg_class join pg_namespace as schema on schema.oid = relnamespace
  where relkind = 'r' and nspname !~ '^pg_' and nspname <> 'information_schema'
    and pg_has_role(current_user, relowner, 'usage') and pg_table_size(pg_class.oid) > 0
  order by 1`;
