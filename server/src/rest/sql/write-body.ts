import { Refusal } from '#errors.ts';
import type { Column, Table } from '../catalogue/catalogue.ts';
import { identifier } from './identifier.ts';

/** The columns that a body or `columns=` names. Refuses `PGRST204` for one that the table has not. */
export function bodyColumns(table: Table, names: readonly string[]): Column[] {
  return names.map((name) => {
    const column = table.columns.get(name);
    if (column) return column;
    throw new Refusal('PGRST204', {
      message: `Could not find the '${name}' column of '${table.name}' in the schema cache`,
    });
  });
}

/** `"a" pg_catalog.int4, "b" pg_catalog.text`: how a JSON object is read as a row. */
export function recordColumns(columns: readonly Column[]): string {
  return columns.map((column) => `${identifier(column.name)} ${column.type}`).join(', ');
}
