import type { Catalogue, Table } from '../catalogue/catalogue.ts';
import type { Form, Level } from '../query/query-tree.ts';
import { limits } from '../query/limits.ts';
import { type Statement, publicName } from './statement.ts';
import { writeConditions, writePage } from './write-level.ts';
import { whereOf } from './write-partners.ts';
import { writeSelected, type Selected } from './write-selected.ts';
import { Writing, type Source } from './statement-builder.ts';

/** How a response shows the rows of its page (`Form`), and whether it also counts all matching rows. */
export interface ReadOptions extends Form {
  /** Whether to count all matching rows, without the page's limit. */
  count: boolean;
}

/** The single row that every statement of a read or a call returns. */
export interface ReadRow {
  /** The JSON text from PostgreSQL. */
  body: string;
  /** The number of rows in `body`. */
  page: number;
  /** The total number of rows, if requested. */
  total: number | null;
  /**
   * Bytes of the page's texts, arrays, embeds and computed values; null if the selection has none of these. Above
   * `limits.answerBytes`, `body` has no rows.
   */
  bytes: number | null;
}

/**
 * Builds the statement of a GET, which returns its rows as one JSON text. `level` is the part of the query for this table,
 * with the levels of its embeds inside.
 */
export function buildRead(catalogue: Catalogue, table: Table, level: Level, options: ReadOptions): Statement {
  const writing = new Writing(catalogue);
  const source: Source = { ...table, alias: writing.alias() };
  const text = writeRead(writing, source, publicName(table.name), level, options);
  return writing.statement(text);
}

/**
 * Writes the statement of a read from any source. `from` is a table or a function call; `before` are the common table
 * expressions that it needs.
 */
export function writeRead(
  writing: Writing,
  source: Source,
  from: string,
  level: Level,
  { count, ...form }: ReadOptions,
  before: readonly string[] = [],
): string {
  const { list, joins, group, columns } = writeSelected(writing, source, level);
  const where = whereOf(writeConditions(writing, source, level));
  const rows = `from ${from} as ${source.alias}`;
  const page = `(select ${list} ${rows}${joins}${where}${group}${writePage(writing, source, level)})`;
  const total = count ? `(select count(*) ${rows}${where})` : 'null::int8';
  const bytes = writeBytes(columns);
  if (bytes === undefined) {
    return `${withOf(before)}select ${jsonBody(form)}, count(*) as page, ${total} as total, null::int8 as bytes from ${page} as page_`;
  }
  const steps = [...before, `page_ as materialized ${page}`, `size_ as (${bytes})`];
  const size = '(select bytes from size_)';
  const fits = ` filter (where ${String(limits.answerBytes)} >= ${size})`;
  return `${withOf(steps)}select ${jsonBody(form, fits)}, count(*) as page, ${total} as total, ${size} as bytes from page_`;
}

const withOf = (steps: readonly string[]) => (steps.length > 0 ? `with ${steps.join(', ')} ` : '');

/** SQL for the rows of `page_` as JSON text. `page_.*` means the whole row, even if a column is named `page_`. */
export function jsonBody(form: Form, filter = ''): string {
  const array = `json_agg(page_.*)${filter}`;
  return `coalesce(${jsonText(form.single ? `(${array} -> 0)` : array, form)}, '${form.single ? 'null' : '[]'}') as body`;
}

/** SQL for a JSON value as text. */
export function jsonText(json: string, { stripped }: Form): string {
  return `${stripped ? `json_strip_nulls(${json})` : json}::text`;
}

const texts: ReadonlySet<string> = new Set(['pg_catalog.text', 'pg_catalog.varchar']);

/**
 * Writes a query for the total bytes of all texts, arrays, embeds and computed values in `page_`, the page of rows that
 * the read returns. Returns undefined if the selection has none of these. The sum is cheap: PostgreSQL knows the length of a
 * stored text without reading it. The query names columns by position, because two may have the same name.
 *
 * If the total exceeds `limits.answerBytes`, the read builds no JSON, because the JSON of a thousand long texts would
 * take a gigabyte of memory.
 */
function writeBytes(columns: Selected['columns']): string | undefined {
  const sizes = columns.flatMap((column, index) => {
    const place = `c${String(index + 1)}`;
    // The rows of an embed, or a computed value.
    if (!column) return [`coalesce(pg_column_size(${place}), 0)`];
    if (texts.has(column.type)) return [`coalesce(octet_length(${place}), 0)`];
    return column.arrayType === null ? [`coalesce(pg_column_size(${place}), 0)`] : [];
  });
  if (sizes.length === 0) return undefined;
  const places = columns.map((_, index) => `c${String(index + 1)}`).join(', ');
  return `select coalesce(sum(${sizes.join(' + ')}), 0)::int8 as bytes from page_ as sized_ (${places})`;
}
