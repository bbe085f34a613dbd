import type { Transaction } from '#database/port.ts';
import type { BackupTable } from './backup-line.ts';
import { isCognObject } from './cogn-objects.ts';

/** A table with the types of its columns, as PostgreSQL writes them. */
export interface SurveyedTable extends BackupTable {
  types: string[];
}

/**
 * Lists all our tables with their stored columns; generated columns are left out. Excludes `server.migrations`, because
 * the backup's first line contains the rows of that table.
 */
export async function surveyTables(transaction: Transaction): Promise<SurveyedTable[]> {
  const { rows } = await transaction.query<SurveyedTable>(
    `select space.nspname::text as schema, class.relname::text as "table",
       array_agg(attribute.attname::text order by attribute.attnum) as columns,
       array_agg(format_type(attribute.atttypid, attribute.atttypmod) order by attribute.attnum) as types
     from pg_class as class
     join pg_namespace as space on space.oid = class.relnamespace
     join pg_attribute as attribute on attribute.attrelid = class.oid
     where class.relkind = 'r' and ${isCognObject('table')} and (space.nspname, class.relname) <> ('server', 'migrations')
       and attribute.attnum > 0 and not attribute.attisdropped and attribute.attgenerated = ''
     group by 1, 2 order by 1, 2`,
  );
  return rows;
}

export const quoteName = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** A table's name with its schema, both quoted. */
export const nameOf = ({ schema, table }: Pick<BackupTable, 'schema' | 'table'>) =>
  `${quoteName(schema)}.${quoteName(table)}`;
