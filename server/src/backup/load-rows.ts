import type { Transaction } from '#database/port.ts';
import { isRow, type BackupLine, type BackupTable, type RowLine } from './backup-line.ts';
import { isCognObject } from './cogn-objects.ts';
import { nameOf, quoteName, surveyTables, type SurveyedTable } from './survey-tables.ts';

const rowsAtOnce = 500;
/** A batch of rows is inserted once its texts have this many characters. This limits memory if rows have long texts. */
const textAtOnce = 4_000_000;

/**
 * Replaces the rows of all our tables by the backup's rows. Disables triggers, because the backup already contains the
 * rows that triggers would write. Skips the rows of tables that COGN did not create, and returns the names of these
 * tables.
 */
export async function loadRows(transaction: Transaction, lines: AsyncIterable<BackupLine>): Promise<string[]> {
  const tables = await surveyTables(transaction);
  const names = tables.map(nameOf);
  // The backup has one table after the other. So a row may be inserted before the row that it references, and foreign
  // keys must be checked at the end.
  const references = await readReferences(transaction);
  for (const { alter } of references) await transaction.query(`${alter} deferrable initially deferred`);
  for (const name of names) await transaction.query(`alter table ${name} disable trigger user`);
  // Some log tables have a trigger that forbids truncation. The loop above has disabled this trigger too.
  await transaction.query(`truncate ${names.join(', ')}`);

  const leftOut: string[] = [];
  let into: ((rows: RowLine[]) => Promise<void>) | undefined;
  let rows: RowLine[] = [];
  let length = 0;
  const flush = async () => {
    if (rows.length > 0) await into?.(rows);
    [rows, length] = [[], 0];
  };
  for await (const line of lines) {
    if (isRow(line)) {
      rows.push(line);
      length += line.reduce((sum, value) => sum + (value?.length ?? 0), 0);
      if (rows.length >= rowsAtOnce || length >= textAtOnce) await flush();
      continue;
    }
    await flush();
    if ('table' in line) {
      const found = tables.find(({ schema, table }) => schema === line.schema && table === line.table);
      if (!found) leftOut.push(`${line.schema}.${line.table}`);
      into = found && ((some) => insertRows(transaction, found, line, some));
    } else if ('sequence' in line) {
      const name = `${quoteName(line.schema)}.${quoteName(line.sequence)}`;
      await transaction.query('select setval(to_regclass($1), $2::bigint, $3) where to_regclass($1) is not null', [
        name,
        String(line.last),
        line.called,
      ]);
    }
  }
  await flush();

  await transaction.query('set constraints all immediate');
  for (const { alter } of references) await transaction.query(`${alter} not deferrable`);
  for (const name of names) await transaction.query(`alter table ${name} enable trigger user`);
  return leftOut;
}

async function insertRows(
  transaction: Transaction,
  { columns, types }: SurveyedTable,
  table: BackupTable,
  rows: RowLine[],
): Promise<void> {
  const names = table.columns.map(quoteName).join(', ');
  const values = table.columns.map((column, place) => {
    const type = types[columns.indexOf(column)];
    if (type === undefined) throw new Error(`${table.schema}.${table.table} has no column ${column}`);
    return `(line ->> ${String(place)})::${type}`;
  });
  await transaction.query(
    `insert into ${nameOf(table)} (${names}) overriding system value
     select ${values.join(', ')} from json_array_elements($1::text::json) as line`,
    [JSON.stringify(rows)],
  );
}

async function readReferences(transaction: Transaction): Promise<{ alter: string }[]> {
  const { rows } = await transaction.query<{ alter: string }>(
    `select format('alter table %I.%I alter constraint %I', space.nspname, class.relname, reference.conname) as alter
     from pg_constraint as reference
     join pg_class as class on class.oid = reference.conrelid
     join pg_namespace as space on space.oid = class.relnamespace
     where reference.contype = 'f' and not reference.condeferrable and ${isCognObject('table')}`,
  );
  return rows;
}
