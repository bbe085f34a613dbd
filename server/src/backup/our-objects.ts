import type { Transaction } from '#database/port.ts';

/** The schemas that the migrations make, and that hold nothing else. */
const ourSchemas = ['app', 'auth', 'server', 'storage'];

/**
 * The condition that a row of pg_class is ours, for a query that joins it as `class` with its namespace as `space`. In `public`, an operator may have
 * tables of their own; the migrations recorded which are not.
 */
export const isOurs = (kind: 'table' | 'sequence') =>
  `(space.nspname in ('${ourSchemas.join("', '")}') or space.nspname = 'public'
    and format('${kind} %I.%I', space.nspname, class.relname) in (select unnest(objects) from server.migrations))`;

/**
 * The statements that remove everything that the migrations of any version made, and nothing else in `public`. What an operator made on top of it goes
 * too: views of our tables, and the constraints (not the rows) of tables that reference ours.
 */
export async function dropOurObjects(transaction: Transaction): Promise<string> {
  const { rows: made } = await transaction.query(`select where to_regclass('server.migrations') is not null`);
  const { rows } =
    made.length === 0
      ? { rows: [] }
      : await transaction.query<{ object: string }>(
          // A table takes its sequences along; a sequence does not go before it.
          `select distinct object, object not like 'table %' as later from server.migrations, unnest(objects) as object order by 2, 1`,
        );
  const drops = rows.map(({ object }) => `drop ${object.replace(' public.', ' if exists public.')} cascade;`);
  return [...drops, `drop schema if exists ${ourSchemas.join(', ')} cascade;`].join('\n');
}
