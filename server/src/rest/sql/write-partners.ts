import { Refusal } from '#errors.ts';
import { findRelationship, type Relationship } from '../catalogue/find-relationship.ts';
import type { Embed } from '../query/query-tree.ts';
import { identifier, publicName } from './statement.ts';
import { writeRow } from './write-field.ts';
import type { Source, Writing } from './statement-builder.ts';

/** The rows that an embed reads for one outer row: `from` with the target's alias, and the conditions that join them. */
export interface Partners {
  relationship: Relationship;
  target: Source;
  from: string;
  joined: string[];
}

/** Writes a column of a to-one embed, to sort the outer rows by it. Throws `PGRST118` for a to-many embed. */
export function writePartnerColumn(
  writing: Writing,
  source: Source,
  embed: Embed,
  write: (target: Source) => string,
): string {
  const { relationship, target, from, joined } = partnersOf(writing, source, embed);
  if (relationship.many) {
    throw new Refusal('PGRST118', {
      message: `A related order on '${embed.relation}' is not possible`,
      details: `'${source.name}' and '${embed.relation}' do not form a many-to-one or one-to-one relationship`,
    });
  }
  return `(select ${write(target)} from ${from}${whereOf(joined)} limit 1)`;
}

/**
 * Finds the relationship that an embed follows, and writes its join condition. Throws `PGRST200` if there is none, and
 * `PGRST201` if several match.
 */
export function partnersOf(writing: Writing, source: Source, embed: Embed): Partners {
  const relationship = findRelationship(writing.catalogue, source.name, embed.relation, embed.hint);
  const table = writing.catalogue.tables.get(relationship.target);
  const { columns = new Map(), computed = new Map() } = table ?? {};
  const target: Source = { name: relationship.target, alias: writing.alias(), columns, computed };
  const { alias } = target;
  if (!relationship.computed) {
    const joined = [joinOf(writing, source, target, relationship)];
    return { relationship, target, from: `${publicName(target.name)} as ${alias}`, joined };
  }
  const { name, isSet } = relationship.computed;
  const from = `${publicName(name)}(${writeRow(writing, source)}) as ${alias}`;
  return { relationship, target, from, joined: isSet ? [] : [`not ((${alias}.*) is null)`] };
}

/** Writes ` where …`, or nothing without conditions. */
export function whereOf(conditions: readonly string[]): string {
  return conditions.length > 0 ? ` where ${conditions.join(' and ')}` : '';
}

function joinOf(writing: Writing, source: Source, target: Source, { pairs, through }: Relationship): string {
  const own = (column: string) => {
    writing.note(source, column);
    return `${source.alias}.${identifier(column)}`;
  };
  const theirs = (column: string) => `${target.alias}.${identifier(column)}`;
  if (!through) return pairs.map((pair) => `${theirs(pair.target)} = ${own(pair.origin)}`).join(' and ');
  const between = writing.alias();
  const equal = [
    ...through.toOrigin.map((pair) => `${between}.${identifier(pair.between)} = ${own(pair.origin)}`),
    ...through.toTarget.map((pair) => `${between}.${identifier(pair.between)} = ${theirs(pair.target)}`),
  ];
  return `exists (select from ${publicName(through.table)} as ${between} where ${equal.join(' and ')})`;
}
