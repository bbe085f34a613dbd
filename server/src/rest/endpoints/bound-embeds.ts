import { Refusal } from '#errors.ts';
import type { Catalogue, Table } from '../catalogue/catalogue.ts';
import { findRelationship } from '../catalogue/find-relationship.ts';
import { limits } from '../query/limits.ts';
import { isPlainCount, type Condition, type Embed, type Level, type Query } from '../query/query-tree.ts';

/**
 * Limits to-many embeds that multiply rows: an embed below another to-many embed, and an embed that leads back to a
 * table above it. In the second case, a thousand rows that refer to one row would each repeat all rows that refer to
 * it. Refuses such an embed if the product of the page sizes exceeds `limits.multipliedRows`.
 */
export function boundEmbeds(catalogue: Catalogue, origin: string, { level, values }: Query): void {
  const table = catalogue.tables.get(origin);
  // An aggregate at the top is computed over all rows, whatever the limit.
  const limit = hasAggregate({ level }) ? limits.rows : Number(values[level.limit]);
  const top = table && isOneRow(table, level.conditions) ? 1 : limit;
  walk([origin], level, top, 0);

  function walk(path: readonly string[], { select, conditions }: Level, rows: number, manys: number): void {
    const from = path.at(-1) ?? origin;
    for (const embed of select.filter((item) => item.kind === 'embed')) {
      const { many, target } = findRelationship(catalogue, from, embed.relation, embed.hint);
      // A condition on related rows makes PostgreSQL examine all of them, whatever the page size, and so does an
      // aggregate. So count a full page.
      const page =
        asksForPartner(embed, conditions) || hasAggregate(embed) ? limits.rows : Number(values[embed.level.limit]);
      const product = many ? rows * page : rows;
      if (many && (manys > 0 || (path.length > 1 && path.includes(target))) && product > limits.multipliedRows)
        throw multiplied(embed.name);
      walk([...path, target], embed.level, product, manys + (many ? 1 : 0));
    }
  }
}

/** Whether the filters select at most one row, by comparing a single-column primary key with one value. */
export function isOneRow({ primaryKey }: Table, conditions: readonly Condition[]): boolean {
  return (
    primaryKey.length === 1 &&
    conditions.some(
      (one) =>
        one.kind === 'compare' &&
        one.operator === 'eq' &&
        !one.negated &&
        !one.quantifier &&
        one.field.name === primaryKey[0] &&
        one.field.path.length === 0,
    )
  );
}

function hasAggregate({ level }: Pick<Embed, 'level'>): boolean {
  return level.select.some(
    (item) => 'aggregate' in item || isPlainCount(item) || (item.kind === 'embed' && item.isSpread && hasAggregate(item)),
  );
}

function asksForPartner(embed: Embed, conditions: readonly Condition[]): boolean {
  return embed.inner || conditions.some((one) => mentions(one, embed.name));
}

function mentions(condition: Condition, name: string): boolean {
  if (condition.kind === 'group') return condition.conditions.some((one) => mentions(one, name));
  return condition.field.name === name;
}

function multiplied(name: string): Refusal {
  return new Refusal('PGRST100', {
    message: `the rows of '${name}' would multiply`,
    details: `To-many resources within each other may have ${String(limits.multipliedRows)} rows together, by their limits.`,
    hint: 'Give each of them a limit, or ask for them one after the other.',
  });
}
