import type { Transaction } from '#database/port.ts';

/** The schemas that the migrations create. Only COGN uses them. */
const ourSchemas = ['app', 'auth', 'server', 'storage'];

/**
 * The SQL condition that a row of pg_class is ours, for a query that joins it as `class` with its namespace as `space`.
 * An operator may have other tables in `public`; `server.migrations` records which tables are ours.
 */
export const isOurs = (kind: 'table' | 'sequence') =>
  `(space.nspname in ('${ourSchemas.join("', '")}') or space.nspname = 'public'
    and format('${kind} %I.%I', space.nspname, class.relname) in (select unnest(objects) from server.migrations))`;

/**
 * Returns SQL that drops everything that migrations of any version created. It also drops objects of the operator that
 * depend on our tables: views, and foreign keys (not rows) of other tables.
 */
export async function dropOurObjects(transaction: Transaction): Promise<string> {
  const { rows: made } = await transaction.query(`select where to_regclass('server.migrations') is not null`);
  const { rows } =
    made.length === 0
      ? { rows: [] }
      : await transaction.query<{ object: string }>(
          // Dropping a table also drops its sequences; dropping such a sequence first would fail.
          `select distinct object, object not like 'table %' as later from server.migrations, unnest(objects) as object order by 2, 1`,
        );
  const drops = rows.map(({ object }) => `drop ${object.replace(' public.', ' if exists public.')} cascade;`);
  return [...drops, `drop schema if exists ${ourSchemas.join(', ')} cascade;`].join('\n');
}
