import { Refusal } from '#errors.ts';
import type { Catalogue, Column, Table } from '../catalogue/catalogue.ts';
import type { Slot } from '../query/query-tree.ts';
import { type Statement, identifier, publicName } from './statement.ts';
import { changedTable, writeChange, type ReturnedRows, bodyColumns, recordColumns } from './write-change.ts';
import { Writing } from './statement-builder.ts';

export interface InsertOptions {
  /** The columns that the statement sets in every row. Other columns get their defaults. */
  columns: string[];
  /** The rows as a JSON array, even if there is only one. */
  body: Slot;
  /**
   * Set if omitted columns of a row get their defaults instead of null. `keys` are the slots with the columns' names.
   */
  missing?: { keys: Slot[] };
  /**
   * What to do with rows that exist already. `columns` are those of the unique constraint; undefined means the primary key.
   */
  conflict?: { resolution: 'merge' | 'ignore'; columns: string[] | undefined };
  answer: ReturnedRows;
}

/** Builds the statement of a POST. PostgreSQL parses one or more rows from the body. */
export function buildInsert(catalogue: Catalogue, table: Table, options: InsertOptions): Statement {
  const writing = new Writing(catalogue);
  const columns = bodyColumns(table, options.columns);
  const into = `insert into ${publicName(table.name)} as ${changedTable}`;
  const names = columns.map((column) => identifier(column.name)).join(', ');
  const change =
    columns.length === 0 ? `${into} default values` : `${into} (${names}) ${writeRows(writing, columns, options)}`;
  const conflict = options.conflict ? writeConflict(table, columns, options.conflict) : '';
  const merged = options.conflict?.resolution === 'merge' && conflict !== '';
  return writing.statement(writeChange(writing, table, change + conflict, options.answer, merged));
}

function writeRows(writing: Writing, columns: Column[], { body, missing }: InsertOptions): string {
  const given = columns.map((column) => `given.${identifier(column.name)}`);
  if (!missing) {
    return `select ${given.join(', ')} from json_to_recordset((${writing.parameter(body)})::json) as given (${recordColumns(columns)})`;
  }
  const values = columns.map((column, index) => {
    const key = missing.keys[index];
    if (key === undefined) return given[index] ?? 'null';
    return `case when document.row ? ${writing.parameter(key)} then ${given[index] ?? 'null'} else ${column.default ?? 'null'} end`;
  });
  return (
    `select ${values.join(', ')} from jsonb_array_elements((${writing.parameter(body)})::jsonb) as document (row), ` +
    `lateral jsonb_to_record(document.row) as given (${recordColumns(columns)})`
  );
}

/** The columns by which `on conflict` finds an existing row. */
export function conflictColumns(table: Table, named: string[] | undefined): string[] {
  const columns = named && named.length > 0 ? bodyColumns(table, named).map((column) => column.name) : table.primaryKey;
  if (columns.length === 0) {
    throw new Refusal('PGRST100', { message: 'on_conflict is missing', details: 'This relation has no primary key.' });
  }
  return columns;
}

function writeConflict(table: Table, columns: Column[], conflict: NonNullable<InsertOptions['conflict']>): string {
  const target = conflictColumns(table, conflict.columns);
  const on = ` on conflict (${target.map(identifier).join(', ')}) do `;
  if (conflict.resolution === 'ignore') return `${on}nothing`;
  const others = columns.map((column) => column.name).filter((name) => !target.includes(name));
  // If the body has only columns of the key, set the key to itself, because `do nothing` would not return the existing
  // row.
  const set = (others.length > 0 ? others : target).map((name) => `${identifier(name)} = excluded.${identifier(name)}`);
  return `${on}update set ${set.join(', ')}`;
}

/**
 * Builds a query to run after `on conflict do nothing`: it counts the body's rows whose key the sender cannot see in
 * the table. The count must be zero. Otherwise another user has a row with that key, and the sender's row would be lost
 * silently.
 */
export function buildHiddenCount(catalogue: Catalogue, table: Table, body: Slot, key: string[]): Statement {
  const writing = new Writing(catalogue);
  const columns = bodyColumns(table, key);
  const equal = columns.map(({ name }) => `kept.${identifier(name)} = given.${identifier(name)}`).join(' and ');
  return writing.statement(
    `select count(*) as hidden from json_to_recordset((${writing.parameter(body)})::json) as given (${recordColumns(columns)}) ` +
      `where not exists (select from ${publicName(table.name)} as kept where ${equal})`,
  );
}
