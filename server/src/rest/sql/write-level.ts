import { Refusal } from '#errors.ts';
import type { Level, OrderTerm, SelectItem } from '../query/query-tree.ts';
import { identifier } from './identifier.ts';
import { writeCondition } from './write-condition.ts';
import { writeEmbed, writeEmbedExists, writePartnerColumn } from './write-embed.ts';
import { writeField } from './write-field.ts';
import type { Source, Writing } from './writing.ts';

/** The types that a selected column may be cast to; a cast runs code of the type, so not every type there is. */
const castTypes: ReadonlySet<string> = new Set([
  ...['text', 'varchar', 'uuid', 'boolean', 'bool', 'json', 'jsonb'],
  ...[
    'smallint',
    'int2',
    'integer',
    'int',
    'int4',
    'bigint',
    'int8',
    'numeric',
    'real',
    'float4',
    'float8',
    'double precision',
  ],
  ...['date', 'time', 'timestamp', 'timestamptz', 'interval'],
]);

/** The select list of a level: its columns and its embeds, named as the JSON's members. */
export function writeSelected(writing: Writing, source: Source, level: Level): string {
  return level.select.flatMap((item) => writeItem(writing, source, item)).join(', ');
}

function writeItem(writing: Writing, source: Source, item: SelectItem): string[] {
  if (item.kind === 'all') {
    return [...source.columns.keys()].map((name) => {
      writing.note(source, name);
      return `${source.alias}.${identifier(name)}`;
    });
  }
  if (item.kind === 'embed') {
    // An embed that selects nothing is there for its conditions alone.
    if (item.level.select.length === 0) return [];
    return [`${writeEmbed(writing, source, item)} as ${identifier(item.name)}`];
  }
  const { sql } = writeField(writing, source, item.field);
  const name = identifier(item.name ?? item.field.name);
  if (item.cast === undefined) return [`${sql} as ${name}`];
  if (!castTypes.has(item.cast)) {
    throw new Refusal('PGRST100', {
      message: `type "${item.cast}" is not offered`,
      details: 'This type cannot be cast to.',
    });
  }
  return [`${sql}::${item.cast} as ${name}`];
}

/** All that a row must fulfil: the conditions, and a partner for every `!inner` embed. */
export function writeConditions(writing: Writing, source: Source, level: Level): string[] {
  const inner = level.select.filter((item) => item.kind === 'embed').filter((item) => item.inner);
  return [
    ...level.conditions.map((condition) => writeCondition(writing, source, level, condition)),
    ...inner.map((embed) => writeEmbedExists(writing, source, embed)),
  ];
}

/** ` order by … limit … offset …` */
export function writePage(writing: Writing, source: Source, level: Level): string {
  const [limit, offset] = [writing.parameter(level.limit), writing.parameter(level.offset)];
  return `${writeOrder(writing, source, level)} limit (${limit})::int8 offset (${offset})::int8`;
}

/** ` order by …`, or nothing. */
export function writeOrder(writing: Writing, source: Source, level: Level): string {
  if (level.order.length === 0) return '';
  return ` order by ${level.order.map((term) => writeTerm(writing, source, level, term)).join(', ')}`;
}

function writeTerm(writing: Writing, source: Source, level: Level, term: OrderTerm): string {
  const nulls = term.nulls ? ` nulls ${term.nulls}` : '';
  return `${writeSorted(writing, source, level, term)}${term.descending ? ' desc' : ' asc'}${nulls}`;
}

function writeSorted(writing: Writing, source: Source, level: Level, term: OrderTerm): string {
  if (term.relation === undefined) return writeField(writing, source, term.field).sql;
  const embeds = level.select.filter((item) => item.kind === 'embed');
  const embed = embeds.find((item) => item.name === term.relation || item.relation === term.relation);
  if (!embed) {
    throw new Refusal('PGRST108', {
      message: `'${term.relation}' is not an embedded resource in this request`,
      hint: `Verify that '${term.relation}' is included in the 'select' query parameter.`,
    });
  }
  return writePartnerColumn(writing, source, embed, (target) => writeField(writing, target, term.field).sql);
}
