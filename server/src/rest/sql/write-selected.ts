import { Refusal } from '#errors.ts';
import type { Column } from '../catalogue/catalogue.ts';
import { isPlainCount, type Aggregate, type Embed, type Level, type SelectItem } from '../query/query-tree.ts';
import { identifier } from './statement.ts';
import type { Source, Writing } from './statement-builder.ts';
import { writeCast } from './write-cast.ts';
import { writeField } from './write-field.ts';
import { partnersOf, whereOf } from './write-partners.ts';
import { writeConditions, writePage } from './write-level.ts';

/** One member of the rows of a level. */
interface Member {
  name: string;
  /** SQL for the member's value, or for the argument of its aggregate. */
  value: string;
  aggregate?: { name: Aggregate['name']; cast: string };
  /** The column whose bytes the value has; undefined for an embed, a path, a number or a cast to another type. */
  column?: Column | undefined;
  /** Whether the value is of type `json`, which PostgreSQL can group only as `jsonb`. */
  isJson: boolean;
}

interface Selection {
  members: Member[];
  /** The joins that the members of spreads need. */
  joins: string[];
}

/** The SQL parts that select the JSON members of one table or embed: `select ${list} from …${joins} where …${group}`. */
export interface Selected {
  list: string;
  joins: string;
  group: string;
  /** The column of each member, in order, for the size of the response. */
  columns: (Column | undefined)[];
}

/**
 * Writes the members of a level: its columns, aggregates, embeds and spreads, under the names of the JSON members. With an
 * aggregate, the rows are grouped by all other members.
 */
export function writeSelected(writing: Writing, source: Source, level: Level): Selected {
  const { members, joins } = selectionOf(writing, source, level);
  const isGrouped = members.some((member) => member.aggregate);
  const list = members.map((member) => `${valueOf(member, isGrouped)} as ${identifier(member.name)}`);
  const places = members.flatMap((member, index) => (member.aggregate ? [] : [String(index + 1)]));
  return {
    list: list.join(', '),
    joins: joins.join(''),
    group: isGrouped && places.length > 0 ? ` group by ${places.join(', ')}` : '',
    columns: members.map((member) => member.column),
  };
}

function valueOf({ value, aggregate, isJson }: Member, isGrouped: boolean): string {
  if (aggregate) return `${aggregate.name}(${value})${aggregate.cast}`;
  return isGrouped && isJson ? `${value}::jsonb` : value;
}

function selectionOf(writing: Writing, source: Source, level: Level): Selection {
  refuseTwins(source, level);
  const parts = level.select.map((item) => partOf(writing, source, item));
  return { members: parts.flatMap((part) => part.members), joins: parts.flatMap((part) => part.joins) };
}

/**
 * Refuses two embeds of the same name, because one of the two JSON members would be lost. Hosted Supabase returns the
 * same error.
 */
function refuseTwins(source: Source, level: Level): void {
  const names = new Set<string>();
  for (const item of level.select) {
    if (item.kind !== 'embed' || item.isSpread || item.level.select.length === 0) continue;
    if (names.has(item.name)) {
      const message = `table name "${source.name}_${item.name}_1" specified more than once`;
      throw new Refusal('42712', { status: 400, message });
    }
    names.add(item.name);
  }
}

function partOf(writing: Writing, source: Source, item: SelectItem): Selection {
  if (item.kind === 'all') {
    const names = [...source.columns.keys()];
    return {
      members: names.map((name) => memberOf(writing, source, { kind: 'column', field: { name, path: [] } })),
      joins: [],
    };
  }
  if (isPlainCount(item) && !source.columns.has('count') && !source.computed.has('count')) {
    const { name = 'count', cast } = item;
    return partOf(writing, source, {
      kind: 'count',
      name,
      aggregate: { name: 'count', ...(cast !== undefined && { cast }) },
    });
  }
  if (item.kind === 'column') return { members: [memberOf(writing, source, item)], joins: [] };
  if (item.kind === 'count') {
    const aggregate = writeAggregate(writing, item.aggregate, { sql: '1', type: 'pg_catalog.int4', dateTime: false });
    return { members: [{ name: item.name ?? 'count', value: '1', aggregate, isJson: false }], joins: [] };
  }
  // An embed with an empty selection only adds conditions.
  if (item.level.select.length === 0) return { members: [], joins: [] };
  if (item.isSpread) return spreadOf(writing, source, item);
  return { members: [{ name: item.name, value: writeEmbed(writing, source, item), isJson: true }], joins: [] };
}

function memberOf(writing: Writing, source: Source, item: Extract<SelectItem, { kind: 'column' }>): Member {
  const { field, cast, aggregate } = item;
  const written = writeField(writing, source, field);
  const isText = cast === undefined || cast === 'text' || cast === 'varchar';
  const value = cast === undefined ? written.sql : writeCast(written, cast);
  const type = cast === undefined ? written.type : `pg_catalog.${cast}`;
  const column =
    isText && field.path.length === 0 ? (source.columns.get(field.name) ?? source.computed.get(field.name)) : undefined;
  const member = { name: item.name ?? field.name, value, column, isJson: type === 'pg_catalog.json' };
  if (!aggregate) return member;
  const keepsText = aggregate.cast === undefined || aggregate.cast === 'text' || aggregate.cast === 'varchar';
  const keepsValue = (aggregate.name === 'min' || aggregate.name === 'max') && keepsText;
  return {
    ...member,
    name: item.name ?? aggregate.name,
    aggregate: writeAggregate(writing, aggregate, { sql: value, type, dateTime: cast === undefined && written.dateTime }),
    column: keepsValue ? column : undefined,
  };
}

/** Checks the cast of an aggregate's result. A sum, average or count is a number; `min` and `max` keep their type. */
function writeAggregate(
  writing: Writing,
  { name, cast }: Aggregate,
  argument: { sql: string; type: string; dateTime: boolean },
): Member['aggregate'] {
  writing.usesAggregates = true;
  if (cast === undefined) return { name, cast: '' };
  const isNumber = name !== 'min' && name !== 'max';
  const result = isNumber ? { ...argument, type: 'pg_catalog.numeric', dateTime: false } : argument;
  return { name, cast: writeCast({ ...result, sql: '', arrayType: null }, cast) };
}

/** Writes an embed as a column: a JSON object or null for a to-one embed, a JSON array for a to-many embed. */
function writeEmbed(writing: Writing, source: Source, embed: Embed): string {
  const { relationship, target, from, joined } = partnersOf(writing, source, embed);
  const { list, joins, group } = writeSelected(writing, target, embed.level);
  const where = whereOf([...joined, ...writeConditions(writing, target, embed.level)]);
  const rows = `select ${list} from ${from}${joins}${where}${group}`;
  const row = writing.alias();
  if (!relationship.many) return `(select row_to_json(${row}.*) from (${rows} limit 1) as ${row})`;
  const page = writePage(writing, target, embed.level);
  return `(select coalesce(json_agg(${row}.*), '[]'::json) from (${rows}${page}) as ${row})`;
}

/**
 * Joins the related row of a spread, and returns its members as members of the outer row. So the outer level computes and
 * groups by the aggregates of a spread. Throws `PGRST119` for a to-many relationship.
 */
function spreadOf(writing: Writing, source: Source, embed: Embed): Selection {
  const { relationship, target, from, joined } = partnersOf(writing, source, embed);
  if (relationship.many) {
    throw new Refusal('PGRST119', {
      message: `A spread operation on '${embed.relation}' is not possible`,
      details: `'${source.name}' and '${embed.relation}' do not form a many-to-one or one-to-one relationship`,
    });
  }
  const { members, joins } = selectionOf(writing, target, embed.level);
  const where = whereOf([...joined, ...writeConditions(writing, target, embed.level)]);
  const values = members.map((member) => member.value).join(', ');
  const places = members.map((_, index) => `c${String(index + 1)}`);
  const alias = writing.alias();
  const row = `(select ${values} from ${from}${joins.join('')}${where} limit 1) as ${alias} (${places.join(', ')})`;
  return {
    members: members.map((member, index) => ({ ...member, value: `${alias}.${places[index] ?? ''}` })),
    joins: members.length > 0 ? [` left join lateral ${row} on true`] : [],
  };
}
