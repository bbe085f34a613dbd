/**
 * The tables and functions of the schema `public`, as the database reports them. Names of tables, columns and functions
 * in our SQL come only from here.
 */

export interface Column {
  name: string;
  /** The quoted type with its schema, as SQL: `pg_catalog.int4`. */
  type: string;
  /** The type's array type; null if PostgreSQL has none. */
  arrayType: string | null;
  json: 'json' | 'jsonb' | null;
  /**
   * Whether the type is a date, time or timestamp or contains one (array, range, domain, row). Then the server checks a
   * value's text before the database parses it.
   */
  dateTime: boolean;
  /** The default as SQL, from the database's catalogue. */
  default: string | null;
}

export interface Table {
  name: string;
  columns: Map<string, Column>;
  /** The primary key; empty for views and tables without one. */
  primaryKey: string[];
}

export interface ForeignKey {
  name: string;
  table: string;
  columns: string[];
  target: string;
  targetColumns: string[];
  /** Whether the columns are unique in their table, so that at most one row refers to each target row. */
  unique: boolean;
}

export interface Routine {
  name: string;
  /**
   * `name` is empty if the function has one parameter without a name, which takes the whole body. `shownType` is the
   * type's name in messages.
   */
  parameters: { name: string; type: string; shownType: string; dateTime: boolean; required: boolean }[];
  /** Whether the function may change data; GET cannot call it then. */
  volatile: boolean;
  /** The result: nothing, one value, or rows with columns. */
  returns: 'void' | 'value' | 'rows';
  many: boolean;
  /** The table of `public` whose rows the function returns, if any. */
  table: string | null;
  columns: Map<string, Column>;
}

export interface Catalogue {
  tables: Map<string, Table>;
  foreignKeys: ForeignKey[];
  /** By name; overloaded functions have several entries. */
  routines: Map<string, Routine[]>;
  /** Whether SQL of this database reads settings about the request. */
  readsRequest: boolean;
  /** Whether SQL of this database sets the status or headers of responses. */
  setsResponse: boolean;
}
