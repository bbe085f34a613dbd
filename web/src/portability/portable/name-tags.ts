import type { Row } from '#core/rows/operation.ts';
import { tagsById, tagsOf, tagsTable, type Tag } from '#shared-features/tags/tag-rows.ts';
import { portableTables, type PortableTable } from './portable-tables.ts';
import type { RowsByTable } from './read-everything.ts';

/** Whether entries of the table have tags. */
export const hasTags = ({ fields }: PortableTable): boolean => fields['tags']?.kind === 'tags';

/** Returns a function that replaces the ids in `tags` by the names that entries show. Ids without a tag are left out. */
export function namingOfTags(tags: readonly Row[]): (row: Row) => Row {
  const byId = tagsById(tags as unknown as readonly Tag[]);
  return (row) => {
    const ids = row['tags'];
    if (!Array.isArray(ids)) return row;
    const names = tagsOf(ids as readonly string[], byId).map(({ name }) => name);
    return { ...row, tags: names.length > 0 ? names : null };
  };
}

/** The rows for a file that people read: entries have the names of their tags. JSON has the ids and the table of tags. */
export function withTagNames(rows: RowsByTable): RowsByTable {
  const nameTags = namingOfTags(rows.get(tagsTable) ?? []);
  const tagged = new Set(portableTables.filter(hasTags).map(({ table }) => table));
  return new Map([...rows].map(([table, all]) => [table, tagged.has(table) ? all.map(nameTags) : all] as const));
}
