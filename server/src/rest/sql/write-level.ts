import type { Embed, Level } from '../query/query-tree.ts';
import { writeCondition } from './write-condition.ts';
import { writeOrder } from './write-order.ts';
import { partnersOf, whereOf } from './write-partners.ts';
import type { Source, Writing } from './statement-builder.ts';

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

/** Writes the condition that at least one related row matches the embed's conditions. */
function writeEmbedExists(writing: Writing, source: Source, embed: Embed): string {
  const { target, from, joined } = partnersOf(writing, source, embed);
  return `exists (select from ${from}${whereOf([...joined, ...writeConditions(writing, target, embed.level)])})`;
}
