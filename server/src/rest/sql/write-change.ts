import { Refusal } from '#errors.ts';
import type { Table, Column } from '../catalogue/catalogue.ts';
import type { Form, Level } from '../query/query-tree.ts';
import { identifier } from './statement.ts';
import { jsonBody } from './build-read.ts';
import { writeOrder } from './write-order.ts';
import { writeSelected } from './write-selected.ts';
import type { Source, Writing } from './statement-builder.ts';

/** The alias of the changed table. Nothing else in a statement has this name. */
export const changedTable = 'target_';
/** SQL for whether this statement inserted the row. `xmax` is 0 in an inserted row; in a merged row PostgreSQL sets it. */
const isNew = `(${changedTable}.xmax = 0)`;

/**
 * Wraps a change so that the statement returns the changed rows as JSON. `change` is the statement without `returning`.
 * The added `returning` names only the columns that the response needs, because PostgreSQL requires the right to read
 * each returned column. With `merged`, `added` counts only the new rows.
 */
export function writeChange(writing: Writing, table: Table, change: string, answer: ReturnedRows, merged = false): string {
  if (answer.kind === 'minimal') {
    if (!merged) return change;
    return `with changed as (${change} returning ${isNew} as added_) select '' as body, ${counts(true)} from changed`;
  }
  const source: Source = { ...table, alias: 'changed', isPartial: true };
  const { level, form } = answer.kind === 'rows' ? answer : { level: keyLevel(table), form: { single: true } };
  const { list, joins, group } = writeSelected(writing, source, level);
  const order = writeOrder(writing, source, level);
  const used = [...(writing.used.get(source.alias) ?? [])];
  const returned = used.map((name) => `${changedTable}.${identifier(name)}`);
  if (merged) returned.push(`${isNew} as added_`);
  if (returned.length === 0) returned.push('1 as one_');
  const rows = `select ${list} from changed${joins}${group}${order}`;
  return (
    `with changed as (${change} returning ${returned.join(', ')}) ` +
    `select ${jsonBody(form)}, (select count(*) from changed) as page, ${addedCount(merged)} from (${rows}) as page_`
  );
}

function counts(merged: boolean): string {
  return `count(*) as page, ${merged ? 'count(*) filter (where added_)' : 'count(*)'} as added`;
}

function addedCount(merged: boolean): string {
  return `(select count(*) from changed${merged ? ' where added_' : ''}) as added`;
}

function keyLevel(table: Table) {
  const select = table.primaryKey.map((name) => ({ kind: 'column' as const, field: { name, path: [] } }));
  return { select, conditions: [], order: [], limit: -1, offset: -1 };
}

/** What the response to a change contains: nothing, the changed rows, or the key of the first one. */
export type ReturnedRows = { kind: 'minimal' } | { kind: 'rows'; level: Level; form: Form } | { kind: 'key' };

/** The single row that the statement of a change returns, if it returns any. */
export interface ChangeRow {
  body: string;
  page: number;
  /** The number of inserted rows; the other rows were merged. */
  added: number;
}

/** Finds the columns that a body or `columns=` names. Throws `PGRST204` if the table does not have one of them. */
export function bodyColumns(table: Table, names: readonly string[]): Column[] {
  return names.map((name) => {
    const column = table.columns.get(name);
    if (column) return column;
    throw new Refusal('PGRST204', {
      message: `Could not find the '${name}' column of '${table.name}' in the schema cache`,
    });
  });
}

/** The columns of a JSON object as a row definition: `"a" pg_catalog.int4, "b" pg_catalog.text`. */
export function recordColumns(columns: readonly Column[]): string {
  return columns.map((column) => `${identifier(column.name)} ${column.type}`).join(', ');
}
