/**
 * A URL's query as data. The tree contains no values, only their index in `Query.values`. Requests that differ only in
 * their values therefore have equal trees and share one SQL text.
 */

/** An index into `Query.values`. */
export type Slot = number;

/** One `->` or `->>` into a json column. */
export interface PathStep {
  /** `->>`: the result is text. */
  asText: boolean;
  key: Slot;
  /** The key is an array index. */
  isIndex: boolean;
}

export interface Field {
  name: string;
  path: PathStep[];
}

export type Comparison =
  | 'eq'
  | 'neq'
  | 'gt'
  | 'gte'
  | 'lt'
  | 'lte'
  | 'like'
  | 'ilike'
  | 'isdistinct'
  | 'cs'
  | 'cd'
  | 'ov'
  | 'sl'
  | 'sr'
  | 'nxl'
  | 'nxr'
  | 'adj';

export type Condition =
  | {
      kind: 'compare';
      field: Field;
      negated: boolean;
      operator: Comparison;
      /** `like(any).{a,b}`: the value is an array. */
      quantifier?: 'any' | 'all';
      value: Slot;
    }
  | { kind: 'is'; field: Field; negated: boolean; state: 'null' | 'true' | 'false' | 'unknown' }
  /** The list is one value: an array in the text format of PostgreSQL. */
  | { kind: 'in'; field: Field; negated: boolean; list: Slot }
  | { kind: 'group'; negated: boolean; join: 'and' | 'or'; conditions: Condition[] };

export interface OrderTerm {
  /** The embedded row whose column sorts the result, such as `author` in `order=author(name)`. */
  relation?: string;
  field: Field;
  descending: boolean;
  nulls?: 'first' | 'last';
}

export interface Embed {
  kind: 'embed';
  relation: string;
  /** The JSON member: the alias, or else the relation's name. */
  name: string;
  /** `!hint`: the foreign key to follow, by its name, its column or the join table. */
  hint?: string;
  /** `!inner`: omits rows without a related row. */
  inner: boolean;
  level: Level;
}

export type SelectItem = { kind: 'all' } | { kind: 'column'; field: Field; name?: string; cast?: string } | Embed;

/** The part of a query that concerns one table. Each embed has its own level. */
export interface Level {
  select: SelectItem[];
  conditions: Condition[];
  order: OrderTerm[];
  limit: Slot;
  offset: Slot;
}

/** The form of the rows in a response. */
export interface Form {
  /** One object instead of an array. */
  single: boolean;
  /** Members that are null are left out. */
  stripped?: boolean;
}

export interface Query {
  level: Level;
  /** `columns=`: the columns that an insert or update takes from the body. */
  columns?: string[];
  /** `on_conflict=` */
  conflict?: string[];
  /** Arguments of a function called by GET. */
  arguments: { name: string; value: Slot }[];
  values: string[];
  /** The values of `level.limit` and `level.offset`. */
  limit: number;
  offset: number;
  /** Whether the request itself limits the rows. */
  paged: boolean;
}
