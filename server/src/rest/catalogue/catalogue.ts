/**
 * The tables and functions of the schema `public`, as the database reports them: the only source of the identifiers
 * that reach SQL.
 */

export interface Column {
  name: string;
  /** The quoted type with its schema, as SQL: `pg_catalog.int4`. */
  type: string;
  /** The type's array type; null if PostgreSQL has none. */
  arrayType: string | null;
  json: 'json' | 'jsonb' | null;
  /**
   * A date, time or timestamp, or a type that contains one (array, range, domain, row): its text is checked before it
   * is sent.
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
  /** Each target row has at most one partner, because the columns are unique in their table. */
  unique: boolean;
}

export interface Routine {
  name: string;
  parameters: { name: string; type: string; dateTime: boolean; required: boolean }[];
  /** The function may change data, so GET cannot call it. */
  volatile: boolean;
  /** The result: nothing, one value, or rows with columns. */
  returns: 'void' | 'value' | 'rows';
  many: boolean;
  /** The table whose rows it returns, if it is one of `public`. */
  table: string | null;
  columns: Map<string, Column>;
}

export interface Catalogue {
  tables: Map<string, Table>;
  foreignKeys: ForeignKey[];
  /** By name; overloaded functions have several entries. */
  routines: Map<string, Routine[]>;
}
