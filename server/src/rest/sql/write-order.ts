import { Refusal } from '#errors.ts';
import type { Level, OrderTerm } from '../query/query-tree.ts';
import { writeField } from './write-field.ts';
import { writePartnerColumn } from './write-partners.ts';
import type { Source, Writing } from './statement-builder.ts';

/** Writes ` order by …`, or nothing without an order. */
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
