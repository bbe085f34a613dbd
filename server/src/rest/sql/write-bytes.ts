import type { Column } from '../catalogue/catalogue.ts';
import type { Level, SelectItem } from '../query/query-tree.ts';
import type { Source } from './writing.ts';

const texts: ReadonlySet<string> = new Set(['pg_catalog.text', 'pg_catalog.varchar']);

/**
 * A query for the bytes of all texts in `page_`, the rows of a level's page. PostgreSQL knows the length of a stored text without
 * reading it, so the sum costs little, while JSON of a thousand long texts takes a gigabyte of memory. Undefined when no text is
 * selected. Members are counted by their place, for two may have one name.
 */
export function writeBytes(source: Source, level: Level): string | undefined {
  const members = level.select.flatMap((item) => membersOf(source, item));
  const sizes = members.flatMap((column, index) => {
    if (!column) return [];
    const place = `c${String(index + 1)}`;
    if (texts.has(column.type)) return [`coalesce(octet_length(${place}), 0)`];
    return column.arrayType === null ? [`coalesce(pg_column_size(${place}), 0)`] : [];
  });
  if (sizes.length === 0) return undefined;
  const places = members.map((_, index) => `c${String(index + 1)}`).join(', ');
  return `select coalesce(sum(${sizes.join(' + ')}), 0)::int8 as bytes from page_ as sized_ (${places})`;
}

/** What an item of the selection becomes, in order; undefined for what is not counted: numbers, dates, json, embeds. */
function membersOf(source: Source, item: SelectItem): (Column | undefined)[] {
  if (item.kind === 'all') return [...source.columns.values()];
  if (item.kind === 'embed') return item.level.select.length === 0 ? [] : [undefined];
  const isPlain =
    item.field.path.length === 0 && (item.cast === undefined || item.cast === 'text' || item.cast === 'varchar');
  return [isPlain ? source.columns.get(item.field.name) : undefined];
}
