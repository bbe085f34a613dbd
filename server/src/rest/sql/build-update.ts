import type { Catalogue, Table } from '../catalogue/catalogue.ts';
import type { Level, Slot } from '../query/query-tree.ts';
import { type Statement, identifier, publicName } from './statement.ts';
import { changedTable, writeChange, type ReturnedRows, bodyColumns, recordColumns } from './write-change.ts';
import { writeConditions } from './write-level.ts';
import { whereOf } from './write-partners.ts';
import { Writing, type Source } from './statement-builder.ts';

/** Builds the statement of a PATCH. `body` is one JSON object, and `columns` are the columns to set. */
export function buildUpdate(
  catalogue: Catalogue,
  table: Table,
  level: Level,
  options: { columns: string[]; body: Slot; answer: ReturnedRows },
): Statement {
  const writing = new Writing(catalogue);
  const columns = bodyColumns(table, options.columns);
  const set = columns.map(({ name }) => `${identifier(name)} = given.${identifier(name)}`).join(', ');
  const body = `json_to_record((${writing.parameter(options.body)})::json) as given (${recordColumns(columns)})`;
  const change = `update ${publicName(table.name)} as ${changedTable} set ${set} from ${body}${writeWhere(writing, table, level)}`;
  return writing.statement(writeChange(writing, table, change, options.answer));
}

export function buildDelete(catalogue: Catalogue, table: Table, level: Level, answer: ReturnedRows): Statement {
  const writing = new Writing(catalogue);
  const change = `delete from ${publicName(table.name)} as ${changedTable}${writeWhere(writing, table, level)}`;
  return writing.statement(writeChange(writing, table, change, answer));
}

/** Builds a query that counts the rows that the filters of a change match. It stops counting at `most` + 1. */
export function buildMet(catalogue: Catalogue, table: Table, level: Level, most: number): Statement {
  const writing = new Writing(catalogue);
  const where = writeWhere(writing, table, level);
  const met = `select from ${publicName(table.name)} as ${changedTable}${where} limit ${String(most + 1)}`;
  return writing.statement(`select count(*) as met from (${met}) as met_`);
}

function writeWhere(writing: Writing, table: Table, level: Level): string {
  const source: Source = { ...table, alias: changedTable };
  return whereOf(writeConditions(writing, source, level));
}
