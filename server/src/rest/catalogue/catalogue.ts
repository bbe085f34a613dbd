/**
 * The tables and functions of schema `public`, as the database describes them. The SQL that rest/v1 builds names only
 * these tables, columns and functions.
 */

export interface Column {
  name: string;
  /** The quoted type with its schema, as SQL: `pg_catalog.int4`. */
  type: string;
  /** The type's array type, as SQL; null if PostgreSQL has none. */
  arrayType: string | null;
  json: 'json' | 'jsonb' | null;
  /**
   * Whether the type is, or contains, a date, time or timestamp (array, range, domain, row). The server then checks a
   * value's text before the database parses it (query/date-time-text.ts).
   */
  dateTime: boolean;
  /** The column's default as an SQL expression; null without one. */
  default: string | null;
}

export interface Table {
  name: string;
  columns: Map<string, Column>;
  /** The primary key; empty for views and tables without one. */
  primaryKey: string[];
  isView: boolean;
  /** Computed fields: functions of a row that return one value. They are selected by name, and are not part of `*`. */
  computed: Map<string, Column>;
  /** Computed relationships: functions of a row that return rows of a table. */
  related: Map<string, ComputedRelationship>;
}

export interface ComputedRelationship {
  /** The table or view whose rows the function returns. */
  target: string;
  many: boolean;
  /** Whether the function returns a set. If not, it returns one row, whose columns are all null if there is none. */
  isSet: boolean;
}

/** A foreign key of a table. A view that shows the columns of a key has the same key, under the same name. */
export interface ForeignKey {
  name: string;
  table: string;
  columns: string[];
  target: string;
  targetColumns: string[];
  /** Whether the columns are unique in `table`, so that at most one of its rows refers to a given target row. */
  unique: boolean;
}

export interface Routine {
  name: string;
  /**
   * If a function's only parameter is unnamed, `name` is empty, and the parameter takes the whole body. `shownType` is
   * the type's name in error messages.
   */
  parameters: { name: string; type: string; shownType: string; dateTime: boolean; required: boolean }[];
  /** Whether the function is volatile: it may change data, so GET must not call it. */
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
  /** Functions by name. Overloaded functions share a name. */
  routines: Map<string, Routine[]>;
  /** Whether any SQL in this database reads settings such as `request.headers` (with-request-settings.ts). */
  readsRequest: boolean;
  /** Whether any SQL in this database sets `response.status` or `response.headers`. */
  setsResponse: boolean;
}
