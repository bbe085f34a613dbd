import { Refusal } from '#errors.ts';
import type { Catalogue, ComputedRelationship, ForeignKey } from './catalogue.ts';

/** How to find the rows of one table (the target) that are related to a row of another table (the origin). */
export interface Relationship {
  target: string;
  /** Whether an origin row may have several related rows. */
  many: boolean;
  /** The columns of origin and target that must be equal; empty if a join table (`through`) connects the two. */
  pairs: { origin: string; target: string }[];
  through?: {
    table: string;
    toOrigin: { between: string; origin: string }[];
    toTarget: { between: string; target: string }[];
  };
  /** The function that returns the related rows, if a foreign key does not connect the tables. */
  computed?: { name: string; isSet: boolean };
  /** The hints (`!hint`) that select this relationship: the name of the constraint, of a column or of the join table. */
  hints: string[];
  /**
   * Names that a request may use in place of the target's name: the constraint, and the origin's column that refers to
   * the target.
   */
  means: string[];
  /** The text in the error message if a request fits several relationships. */
  description: string;
  cardinality: 'many-to-one' | 'one-to-many' | 'one-to-one' | 'many-to-many';
}

/**
 * Finds the relationship that an embed means. `wanted` is the name of the target table, of a foreign key, of its
 * column, or of a computed relationship. If there is no hint, a computed relationship of this name wins. Throws
 * `PGRST200` if there is none, and `PGRST201` if several match.
 */
export function findRelationship(catalogue: Catalogue, origin: string, wanted: string, hint?: string): Relationship {
  const computed = hint === undefined ? catalogue.tables.get(origin)?.related.get(wanted) : undefined;
  if (computed) return ofFunction(wanted, computed);
  const all = relationshipsOf(catalogue, origin);
  // In a table that refers to itself, the table's name means the referencing rows. The column's name means the referenced row.
  const named = all.filter((one) => one.target === wanted && (one.many || wanted !== origin));
  // A view has the same foreign keys as its table. So the name of a key or column fits both the table and the view; it
  // means the table.
  const isTable = ({ target }: Relationship) => catalogue.tables.get(target)?.isView === false;
  const meant = named.length > 0 ? named : all.filter((one) => one.means.includes(wanted) && isTable(one));
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
    details: found.map(({ cardinality, description, target }) => ({
      cardinality,
      embedding: `${origin} with ${target}`,
      relationship: description,
    })),
    hint: `Try changing '${wanted}' to one of the following: ${choices}. Find the desired relationship in the 'details' key.`,
  });
}

function ofFunction(name: string, { target, many, isSet }: ComputedRelationship): Relationship {
  const cardinality = many ? 'one-to-many' : 'many-to-one';
  return { target, many, pairs: [], computed: { name, isSet }, hints: [], means: [], description: name, cardinality };
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
  const ends = [`${key.table}(${key.columns.join(', ')})`, `${key.target}(${key.targetColumns.join(', ')})`] as const;
  return {
    target: way === 'to' ? key.target : key.table,
    many: way === 'from' && !key.unique,
    pairs,
    ...namesOf(key, way),
    description:
      way === 'to' ? `${key.name} using ${ends[0]} and ${ends[1]}` : `${key.name} using ${ends[1]} and ${ends[0]}`,
    cardinality: key.unique ? 'one-to-one' : way === 'to' ? 'many-to-one' : 'one-to-many',
  };
}

/**
 * The names by which a request can select a relationship. In a table that refers to itself, the constraint's name would
 * fit both directions, so that name selects neither. In such a table, the column's name means the referenced row if it
 * replaces the target's name (`means`). As a hint (`hints`), it means the referencing rows.
 */
function namesOf(key: ForeignKey, way: 'to' | 'from'): Pick<Relationship, 'hints' | 'means'> {
  const columns = key.columns.length === 1 ? key.columns : [];
  const own = way === 'to' ? columns : [];
  if (key.table === key.target) return { hints: way === 'to' ? [] : columns, means: own };
  return { hints: [key.name, ...columns], means: [key.name, ...own] };
}

/**
 * Finds many-to-many relationships: a table is a join table of two others if its primary key contains a foreign key to
 * each.
 */
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
      means: [],
      description: `${toOrigin.table} using ${endOf(toOrigin)} and ${endOf(toTarget)}`,
      cardinality: 'many-to-many',
    }));
}

function endOf(key: ForeignKey): string {
  return `${key.name}(${key.columns.join(', ')})`;
}
