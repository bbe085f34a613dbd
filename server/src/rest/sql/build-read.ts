import type { Catalogue, Table } from '../catalogue/catalogue.ts';
import type { Level } from '../query/query-tree.ts';
import { publicName } from './identifier.ts';
import type { Statement } from './statement.ts';
import { writeConditions, writePage, writeSelected } from './write-level.ts';
import { Writing, type Source } from './writing.ts';

/** What the answer must hold besides the rows of the page. */
export interface ReadOptions {
  /** How many rows there are without the page's limit. */
  count: boolean;
  /** One object rather than an array. */
  single: boolean;
}

/** The one row that every reading statement gives back. */
export interface ReadRow {
  /** The JSON, as PostgreSQL wrote it. */
  body: string;
  /** Rows in it. */
  page: number;
  /** Rows there are, when counted. */
  total: number | null;
}

/** The statement of a GET: the table's rows that the level asks for, as one JSON text. */
export function buildRead(catalogue: Catalogue, table: Table, level: Level, options: ReadOptions): Statement {
  const writing = new Writing(catalogue);
  const source: Source = { name: table.name, alias: writing.alias(), columns: table.columns };
  const text = writeRead(writing, source, publicName(table.name), level, options);
  return writing.statement(text);
}

/** The same from any rows: `from` is a table or a call of a function. */
export function writeRead(writing: Writing, source: Source, from: string, level: Level, options: ReadOptions): string {
  const selected = writeSelected(writing, source, level);
  const conditions = writeConditions(writing, source, level);
  const rows = `from ${from} as ${source.alias}${conditions.length > 0 ? ` where ${conditions.join(' and ')}` : ''}`;
  const page = writePage(writing, source, level);
  const total = options.count ? `(select count(*) ${rows})` : 'null::int8';
  return `select ${jsonBody(options.single)}, count(*) as page, ${total} as total from (select ${selected} ${rows}${page}) as page_`;
}

/** The rows of `page_` as JSON text. `.*` means the row even where a column bears the same name. */
export function jsonBody(single: boolean): string {
  const array = 'json_agg(page_.*)';
  return single ? `coalesce((${array} -> 0)::text, 'null') as body` : `coalesce(${array}::text, '[]') as body`;
}
