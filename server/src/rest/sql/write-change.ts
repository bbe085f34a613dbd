import type { Table } from '../catalogue/catalogue.ts';
import type { Answer } from './change-options.ts';
import { identifier } from './identifier.ts';
import { jsonBody } from './build-read.ts';
import { writeSelected } from './write-level.ts';
import { writeOrder } from './write-order.ts';
import type { Source, Writing } from './writing.ts';

/** How SQL calls the table that a statement changes: a name of ours, so that it cannot meet another. */
export const changedTable = 'target_';
/** A row that this statement made has no older version to end. */
const isNew = `(${changedTable}.xmax = 0)`;

/**
 * Wraps a change so that its rows come back as JSON. `change` is the statement without `returning`; only columns that the answer needs are
 * returned, since returning a column takes the right to read it. `merged`: whether a row was there before is told too.
 */
export function writeChange(writing: Writing, table: Table, change: string, answer: Answer, merged = false): string {
  if (answer.kind === 'minimal') {
    if (!merged) return change;
    return `with changed as (${change} returning ${isNew} as added_) select '' as body, ${counts(true)} from changed`;
  }
  const source: Source = { name: table.name, alias: 'changed', columns: table.columns };
  const { level, single } = answer.kind === 'rows' ? answer : { level: keyLevel(table), single: true };
  const selected = writeSelected(writing, source, level);
  const order = writeOrder(writing, source, level);
  const used = [...(writing.used.get(source.alias) ?? [])];
  const returned = used.map((name) => `${changedTable}.${identifier(name)}`);
  if (merged) returned.push(`${isNew} as added_`);
  if (returned.length === 0) returned.push('1 as one_');
  const rows = `select ${selected} from changed${order}`;
  return (
    `with changed as (${change} returning ${returned.join(', ')}) ` +
    `select ${jsonBody(single)}, (select count(*) from changed) as page, ${addedCount(merged)} from (${rows}) as page_`
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
