/**
 * The query of a URL, as a tree. It contains no values, only their indices in `Query.values`. Requests that differ only
 * in their values therefore have equal trees and share one SQL text.
 */

/** An index into `Query.values`. */
export type Slot = number;

/** One `->` or `->>` into a json column. */
export interface PathStep {
  /** Whether the step is `->>`, so that the result is text. */
  asText: boolean;
  key: Slot;
  /** Whether the key is an array index. */
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
      /** Set for `like(any).{a,b}`, for example; the value is then an array. */
      quantifier?: 'any' | 'all';
      value: Slot;
    }
  | { kind: 'is'; field: Field; negated: boolean; state: 'null' | 'true' | 'false' | 'unknown' }
  /** The whole list is one value, in PostgreSQL's array text format. */
  | { kind: 'in'; field: Field; negated: boolean; list: Slot }
  | { kind: 'group'; negated: boolean; join: 'and' | 'or'; conditions: Condition[] };

export interface OrderTerm {
  /** The to-one embed whose column sorts the result, such as `author` in `order=author(name)`. */
  relation?: string;
  field: Field;
  descending: boolean;
  nulls?: 'first' | 'last';
}

export interface Embed {
  kind: 'embed';
  relation: string;
  /** The name of the JSON member: the alias, or the relation's name if there is none. */
  name: string;
  /** From `!hint`: the name of the foreign key, of its column or of the join table to use. */
  hint?: string;
  /** From `!inner`: omit rows that have no related row. */
  inner: boolean;
  /** From `...`: the members of the related row become members of the outer row. */
  isSpread?: true;
  level: Level;
}

export interface Aggregate {
  name: 'sum' | 'avg' | 'min' | 'max' | 'count';
  /** The type to which the result is cast. */
  cast?: string;
}

export type SelectItem =
  | { kind: 'all' }
  /** With an aggregate, `cast` is the type of its argument. */
  | { kind: 'column'; field: Field; name?: string; cast?: string; aggregate?: Aggregate }
  /** `count()` without a column, which counts rows. */
  | { kind: 'count'; name?: string; aggregate: Aggregate }
  | Embed;

/**
 * Whether an item is a plain `count`. It counts rows, like `count()`, unless the table has a column of that name, as in
 * PostgREST before it had aggregates.
 */
export function isPlainCount(item: SelectItem): item is Extract<SelectItem, { kind: 'column' }> {
  return item.kind === 'column' && item.field.name === 'count' && item.field.path.length === 0 && !item.aggregate;
}

/** The part of a query that concerns one table. Each embed has its own level. */
export interface Level {
  select: SelectItem[];
  conditions: Condition[];
  order: OrderTerm[];
  limit: Slot;
  offset: Slot;
}

/** How the rows appear in a response. */
export interface Form {
  /** Whether the response is one object instead of an array. */
  single: boolean;
  /** Whether members that are null are omitted. */
  stripped?: boolean;
}

export interface Query {
  level: Level;
  /** From `columns=`: the columns that an insert or update takes from the body. */
  columns?: string[];
  /** From `on_conflict=`: the columns that identify an existing row. */
  conflict?: string[];
  /** The arguments of a function that GET calls. */
  arguments: { name: string; value: Slot }[];
  values: string[];
  /** The numbers behind the slots `level.limit` and `level.offset`. */
  limit: number;
  offset: number;
  /** Whether the request set a limit. If not, `limit` is the maximum number of rows. */
  paged: boolean;
}
