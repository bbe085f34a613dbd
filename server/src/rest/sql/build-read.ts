import type { Catalogue, Table } from '../catalogue/catalogue.ts';
import type { Level } from '../query/query-tree.ts';
import { limits } from '../query/limits.ts';
import { type Statement, publicName } from './statement.ts';
import { writeBytes } from './write-bytes.ts';
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
  /** Bytes of text in the page; above the limit there are no rows in the body. */
  bytes: number | null;
}

/** The statement of a GET: the table's rows that the level asks for, as one JSON text. */
export function buildRead(catalogue: Catalogue, table: Table, level: Level, options: ReadOptions): Statement {
  const writing = new Writing(catalogue);
  const source: Source = { name: table.name, alias: writing.alias(), columns: table.columns };
  const text = writeRead(writing, source, publicName(table.name), level, options);
  return writing.statement(text);
}

/** The same from any rows: `from` is a table or a call of a function, `before` what a `with` must hold for it. */
export function writeRead(
  writing: Writing,
  source: Source,
  from: string,
  level: Level,
  { count, single }: ReadOptions,
  before: readonly string[] = [],
): string {
  const selected = writeSelected(writing, source, level);
  const conditions = writeConditions(writing, source, level);
  const rows = `from ${from} as ${source.alias}${conditions.length > 0 ? ` where ${conditions.join(' and ')}` : ''}`;
  const page = `(select ${selected} ${rows}${writePage(writing, source, level)})`;
  const total = count ? `(select count(*) ${rows})` : 'null::int8';
  const bytes = writeBytes(source, level);
  if (bytes === undefined) {
    return `${withOf(before)}select ${jsonBody(single)}, count(*) as page, ${total} as total, null::int8 as bytes from ${page} as page_`;
  }
  const steps = [...before, `page_ as materialized ${page}`, `size_ as (${bytes})`];
  const size = '(select bytes from size_)';
  const fits = ` filter (where ${String(limits.answerBytes)} >= ${size})`;
  return `${withOf(steps)}select ${jsonBody(single, fits)}, count(*) as page, ${total} as total, ${size} as bytes from page_`;
}

const withOf = (steps: readonly string[]) => (steps.length > 0 ? `with ${steps.join(', ')} ` : '');

/** The rows of `page_` as JSON text. `.*` means the row even where a column bears the same name. */
export function jsonBody(single: boolean, filter = ''): string {
  const array = `json_agg(page_.*)${filter}`;
  return single ? `coalesce((${array} -> 0)::text, 'null') as body` : `coalesce(${array}::text, '[]') as body`;
}
