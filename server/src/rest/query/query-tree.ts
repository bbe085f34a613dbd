/**
 * What a URL asks for, as data. No value stands in the tree: it holds the place of the value in `Query.values`, so that requests which
 * differ in their values alone have equal trees, and one SQL text serves them all.
 */

/** An index into `Query.values`. */
export type Slot = number;

/** One `->` or `->>` into a json column. */
export interface PathStep {
  /** `->>`: the result is text. */
  asText: boolean;
  key: Slot;
  /** The key is a place in an array. */
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
  /** The list is one value, an array in PostgreSQL's notation. */
  | { kind: 'in'; field: Field; negated: boolean; list: Slot }
  | { kind: 'group'; negated: boolean; join: 'and' | 'or'; conditions: Condition[] };

export interface OrderTerm {
  /** `order=author(name)`: the to-one embed whose column is meant. */
  relation?: string;
  field: Field;
  descending: boolean;
  nulls?: 'first' | 'last';
}

export interface Embed {
  kind: 'embed';
  relation: string;
  /** Member of the JSON: the alias, else the relation's name. */
  name: string;
  /** `!hint`: which foreign key to follow, by its name, its column or the table between. */
  hint?: string;
  /** `!inner`: rows without a partner are left out. */
  inner: boolean;
  level: Level;
}

export type SelectItem = { kind: 'all' } | { kind: 'column'; field: Field; name?: string; cast?: string } | Embed;

/** One table's part of a query; an embed has a level of its own. */
export interface Level {
  select: SelectItem[];
  conditions: Condition[];
  order: OrderTerm[];
  limit: Slot;
  offset: Slot;
}

export interface Query {
  level: Level;
  /** `columns=`: what an insert or update takes from the body. */
  columns?: string[];
  /** `on_conflict=` */
  conflict?: string[];
  /** Arguments of a function called by GET. */
  arguments: { name: string; value: Slot }[];
  values: string[];
  /** What `level.limit` and `level.offset` stand for. */
  limit: number;
  offset: number;
  /** Whether the request itself said how many rows it wants. */
  paged: boolean;
}
