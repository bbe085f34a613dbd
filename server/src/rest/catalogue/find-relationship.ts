import { Refusal } from '#errors.ts';
import type { Catalogue, ForeignKey } from './catalogue.ts';

/** How rows of one table find their partners in another. */
export interface Relationship {
  target: string;
  /** A row has any number of partners, else at most one. */
  many: boolean;
  /** Columns that are equal: the origin's and the target's; with a table between, see `through`. */
  pairs: { origin: string; target: string }[];
  through?: {
    table: string;
    toOrigin: { between: string; origin: string }[];
    toTarget: { between: string; target: string }[];
  };
  /** Names by which a request can mean this one: constraints, columns, the table between. */
  hints: string[];
}

/**
 * The relationship that an embed means. `wanted` is the target's name, or a foreign key's name or column. Refuses `PGRST200` when there is none
 * and `PGRST201` when there are several and no hint tells which.
 */
export function findRelationship(catalogue: Catalogue, origin: string, wanted: string, hint?: string): Relationship {
  const all = relationshipsOf(catalogue, origin);
  // A table that points at itself: its own name means the rows that point here, the column's name the row pointed at.
  const named = all.filter((one) => one.target === wanted && (one.many || wanted !== origin || hint !== undefined));
  const meant =
    named.length > 0 ? named : all.filter((relationship) => !relationship.many && relationship.hints.includes(wanted));
  const found = hint === undefined ? meant : meant.filter((relationship) => relationship.hints.includes(hint));
  const [only, ...others] = found;
  if (only && others.length === 0) return only;
  if (!only) {
    const using = hint === undefined ? '' : ` using the hint '${hint}'`;
    throw new Refusal('PGRST200', {
      message: `Could not find a relationship between '${origin}' and '${wanted}' in the schema cache`,
      details: `Searched for a foreign key relationship between '${origin}' and '${wanted}'${using} in the schema 'public', but no matches were found.`,
    });
  }
  const choices = found.map((relationship) => `'${wanted}!${relationship.hints[0] ?? ''}'`).join(', ');
  throw new Refusal('PGRST201', {
    message: `Could not embed because more than one relationship was found for '${origin}' and '${wanted}'`,
    hint: `Try changing '${wanted}' to one of the following: ${choices}.`,
  });
}

function relationshipsOf(catalogue: Catalogue, origin: string): Relationship[] {
  const found: Relationship[] = [];
  for (const key of catalogue.foreignKeys) {
    if (key.table === origin) found.push(direct(key, 'to'));
    if (key.target === origin) {
      found.push(direct(key, 'from'));
      found.push(...throughTable(catalogue, key));
    }
  }
  return found;
}

function direct(key: ForeignKey, way: 'to' | 'from'): Relationship {
  const pairs = key.columns.map((column, index) => {
    const target = key.targetColumns[index] ?? column;
    return way === 'to' ? { origin: column, target } : { origin: target, target: column };
  });
  return {
    target: way === 'to' ? key.target : key.table,
    many: way === 'from' && !key.unique,
    pairs,
    hints: hintsOf(key, way),
  };
}

function hintsOf(key: ForeignKey, way: 'to' | 'from'): string[] {
  const columns = key.columns.length === 1 ? key.columns : [];
  if (key.table !== key.target) return [key.name, ...columns];
  return way === 'to' ? columns : [key.name];
}

/** A table whose primary key holds two foreign keys joins their targets. */
function throughTable(catalogue: Catalogue, toOrigin: ForeignKey): Relationship[] {
  const key = catalogue.tables.get(toOrigin.table)?.primaryKey ?? [];
  const within = (foreignKey: ForeignKey) => foreignKey.columns.every((column) => key.includes(column));
  if (!within(toOrigin)) return [];
  return catalogue.foreignKeys
    .filter((other) => other.table === toOrigin.table && other.name !== toOrigin.name && within(other))
    .map((toTarget) => ({
      target: toTarget.target,
      many: true,
      pairs: [],
      through: {
        table: toOrigin.table,
        toOrigin: toOrigin.columns.map((between, index) => ({ between, origin: toOrigin.targetColumns[index] ?? between })),
        toTarget: toTarget.columns.map((between, index) => ({ between, target: toTarget.targetColumns[index] ?? between })),
      },
      hints: [toOrigin.table, toOrigin.name, toTarget.name],
    }));
}
