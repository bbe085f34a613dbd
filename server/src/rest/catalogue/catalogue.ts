/** What exists in the schema `public`, as the database itself reports: the only source of the identifiers that reach SQL. */

export interface Column {
  name: string;
  /** The type, quoted and with its schema, ready for SQL: `pg_catalog.int4`. */
  type: string;
  /** The type of arrays of it; null where PostgreSQL has none. */
  arrayType: string | null;
  json: 'json' | 'jsonb' | null;
  /** A date, time or timestamp, or a type that holds one (array, range, domain, row): its text is checked before it is sent. */
  dateTime: boolean;
  /** The default as SQL, from the database's own catalogue. */
  default: string | null;
}

export interface Table {
  name: string;
  columns: Map<string, Column>;
  /** Empty for views and tables without one. */
  primaryKey: string[];
}

export interface ForeignKey {
  name: string;
  table: string;
  columns: string[];
  target: string;
  targetColumns: string[];
  /** Each target row has at most one partner: the columns are unique in their table. */
  unique: boolean;
}

export interface Routine {
  name: string;
  parameters: { name: string; type: string; dateTime: boolean; required: boolean }[];
  /** It may change data, so it is not called by GET. */
  volatile: boolean;
  /** void: nothing; value: one value; rows: rows with columns. */
  returns: 'void' | 'value' | 'rows';
  many: boolean;
  /** The table whose rows it returns, when it is one of `public`. */
  table: string | null;
  columns: Map<string, Column>;
}

export interface Catalogue {
  tables: Map<string, Table>;
  foreignKeys: ForeignKey[];
  /** By name; several when overloaded. */
  routines: Map<string, Routine[]>;
}
