import { Refusal } from '#errors.ts';
import type { Embed, Level, SelectItem } from '../query/query-tree.ts';
import { identifier } from './statement.ts';
import { writeCast } from './write-cast.ts';
import { writeCondition } from './write-condition.ts';
import { writeField } from './write-field.ts';
import { writeOrder } from './write-order.ts';
import { partnersOf, whereOf } from './write-partners.ts';
import type { Source, Writing } from './statement-builder.ts';

/** Writes the select list of a level: its columns and embeds, under the names of the JSON members. */
export function writeSelected(writing: Writing, source: Source, level: Level): string {
  refuseTwins(source, level);
  return level.select.flatMap((item) => writeItem(writing, source, item)).join(', ');
}

/**
 * Refuses two embeds of the same name, because one of the two JSON members would be lost. Hosted Supabase returns the
 * same error.
 */
function refuseTwins(source: Source, level: Level): void {
  const names = new Set<string>();
  for (const item of level.select) {
    if (item.kind !== 'embed' || item.level.select.length === 0) continue;
    if (names.has(item.name)) {
      const message = `table name "${source.name}_${item.name}_1" specified more than once`;
      throw new Refusal('42712', { status: 400, message });
    }
    names.add(item.name);
  }
}

function writeItem(writing: Writing, source: Source, item: SelectItem): string[] {
  if (item.kind === 'all') {
    return [...source.columns.keys()].map((name) => {
      writing.note(source, name);
      return `${source.alias}.${identifier(name)}`;
    });
  }
  if (item.kind === 'embed') {
    // An embed with an empty selection only adds conditions.
    if (item.level.select.length === 0) return [];
    return [`${writeEmbed(writing, source, item)} as ${identifier(item.name)}`];
  }
  const field = writeField(writing, source, item.field);
  const sql = item.cast === undefined ? field.sql : writeCast(field, item.cast);
  return [`${sql} as ${identifier(item.name ?? item.field.name)}`];
}

/** Writes all conditions on a row: the filters, and for each `!inner` embed the condition that a related row exists. */
export function writeConditions(writing: Writing, source: Source, level: Level): string[] {
  const inner = level.select.filter((item) => item.kind === 'embed').filter((item) => item.inner);
  const exists = (embed: Embed) => writeEmbedExists(writing, source, embed);
  return [
    ...level.conditions.map((condition) => writeCondition(writing, source, level, condition, exists)),
    ...inner.map(exists),
  ];
}

/** Writes ` order by … limit … offset …`. */
export function writePage(writing: Writing, source: Source, level: Level): string {
  const [limit, offset] = [writing.parameter(level.limit), writing.parameter(level.offset)];
  return `${writeOrder(writing, source, level)} limit (${limit})::int8 offset (${offset})::int8`;
}

/** Writes an embed as a column: a JSON object or null for a to-one embed, a JSON array for a to-many embed. */
function writeEmbed(writing: Writing, source: Source, embed: Embed): string {
  const { relationship, target, from, joined } = partnersOf(writing, source, embed);
  const selected = writeSelected(writing, target, embed.level);
  const where = whereOf([...joined, ...writeConditions(writing, target, embed.level)]);
  const rows = `select ${selected} from ${from}${where}`;
  const row = writing.alias();
  if (!relationship.many) return `(select row_to_json(${row}.*) from (${rows} limit 1) as ${row})`;
  const page = writePage(writing, target, embed.level);
  return `(select coalesce(json_agg(${row}.*), '[]'::json) from (${rows}${page}) as ${row})`;
}

/** Writes the condition that at least one related row matches the embed's conditions. */
function writeEmbedExists(writing: Writing, source: Source, embed: Embed): string {
  const { target, from, joined } = partnersOf(writing, source, embed);
  return `exists (select from ${from}${whereOf([...joined, ...writeConditions(writing, target, embed.level)])})`;
}
