import type { Transaction } from '#database/port.ts';

/** The schemas that our migrations create. Every object in them belongs to COGN. */
const ourSchemas = ['app', 'auth', 'server', 'storage'];

/**
 * An SQL condition: whether a table or sequence belongs to COGN. The query must join pg_class as `class` and
 * pg_namespace as `space`. In schema `public` an operator may have other tables, so `server.migrations` records which
 * are ours.
 */
export const isCognObject = (kind: 'table' | 'sequence') =>
  `(space.nspname in ('${ourSchemas.join("', '")}') or space.nspname = 'public'
    and format('${kind} %I.%I', space.nspname, class.relname) in (select unnest(objects) from server.migrations))`;

/**
 * Returns SQL that drops everything that our migrations, of any version, have created. Because of `cascade`, the SQL
 * also drops the operator's views of our tables, and the operator's foreign keys to our tables. It never drops the
 * operator's rows.
 */
export async function dropCognObjects(transaction: Transaction): Promise<string> {
  const { rows: made } = await transaction.query(`select where to_regclass('server.migrations') is not null`);
  const { rows } =
    made.length === 0
      ? { rows: [] }
      : await transaction.query<{ object: string }>(
          // Drop tables first: this also drops their sequences, which cannot be dropped before their tables.
          `select distinct object, object not like 'table %' as later from server.migrations, unnest(objects) as object order by 2, 1`,
        );
  const drops = rows.map(({ object }) => `drop ${object.replace(' public.', ' if exists public.')} cascade;`);
  return [...drops, `drop schema if exists ${ourSchemas.join(', ')} cascade;`].join('\n');
}
