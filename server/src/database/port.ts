/** What the rest of the server knows of a database. Two engines stand behind it: `pglite/` (embedded) and `postgres/`. */

/** The roles that a request can act as; anything else in a token is refused before it reaches SQL. */
export const roles = ['anon', 'authenticated', 'service_role'] as const;
export type Role = (typeof roles)[number];

/** The payload of a verified token, as policies see it through `auth.jwt()`. */
export interface Claims {
  role: Role;
  /** The person's id; absent for `anon` and `service_role`. */
  sub?: string;
  [claim: string]: unknown;
}

/**
 * Rows come back alike from both engines: text, uuid and numeric as string; integers (bigint too) and floats as number; boolean as
 * boolean; json and jsonb parsed; timestamptz as Date; date as 'YYYY-MM-DD'; arrays of these as arrays.
 */
export interface Result<Row> {
  rows: Row[];
  /** Rows that the statement returned or changed. */
  count: number;
}

export interface Transaction {
  query<Row = Record<string, unknown>>(text: string, parameters?: readonly unknown[]): Promise<Result<Row>>;
  /**
   * Runs the transaction's last statement and commits along with it, which saves a round trip. For work that has nothing to undo once the
   * statement succeeded: what it rejects with afterwards leaves the change in place. A query that follows is refused (25P01).
   */
  finish<Row = Record<string, unknown>>(text: string, parameters?: readonly unknown[]): Promise<Result<Row>>;
}

export interface Database {
  readonly engine: 'pglite' | 'postgres';
  /**
   * Runs work in one transaction as the owner: for auth, migrations and jobs, never for what a person asked in their own SQL. Commits when
   * work resolves, rolls back when it rejects. Work must not wait for anything but its own queries: on the embedded engine
   * everybody else waits meanwhile, and an idle transaction is rolled back after five seconds.
   */
  asOwner<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>;
  /** The same with the role of the claims, `request.jwt.claims` set, and the role's statement timeout, all for this transaction only. */
  asUser<T>(claims: Claims, work: (transaction: Transaction) => Promise<T>, worked?: Worked): Promise<T>;
  /**
   * Runs work on one view of all data that does not change meanwhile, as the owner, reading alone: for a backup. It may await what it writes down
   * elsewhere between two queries, for half a minute each time. On the embedded engine everybody else waits meanwhile.
   */
  readSnapshot<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>;
  /**
   * Writes over what the engine's files still hold of deleted rows, as far as it can be asked to. On the embedded engine that is all of it, but for tables that are too
   * large, which it answers. A PostgreSQL elsewhere takes its samples for planning anew, in which values of theirs stand, and answers all tables: pages and log
   * are its operator's (docs/operations.md).
   */
  eraseDeleted(): Promise<string[]>;
  /** How busy it is at this moment: connections that work, that idle, and those who wait for one. */
  load(): { busy: number; idle: number; waiting: number };
  /** Runs a script of several statements as the owner in one transaction: for migrations. */
  runScript(script: string): Promise<void>;
  /**
   * Hears what committed transactions say on a channel (`NOTIFY`), those of other processes too. Resolves once it listens, with what ends it. Rejects
   * when the database cannot be reached; a connection that is lost later is made anew by itself.
   */
  listen(channel: string, hearing: Hearing): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

/**
 * Is told after each statement, failed ones too, how long the database worked at it, in milliseconds. Not in it is the wait for a connection, nor, as far as that
 * can be told from here, the time in which a PostgreSQL could not be reached: of a statement whose connection was lost nothing is told, though it may have been the
 * statement that ended it.
 */
export type Worked = (milliseconds: number) => void;

/** Who listens to a channel of the database. Neither call may throw. */
export interface Hearing {
  heard(payload: string): void;
  /** For a while nobody listened: what was said meanwhile is lost. */
  interrupted(): void;
}

/** An error that the database gave, whichever engine. `code` is the SQLSTATE ('57014' when a statement ran too long). */
export class DatabaseError extends Error {
  override name = 'DatabaseError';
  readonly code: string;
  readonly detail: string | undefined;
  readonly hint: string | undefined;
  readonly constraint: string | undefined;

  constructor(fields: { code: string; message: string; detail?: string; hint?: string; constraint?: string }) {
    super(fields.message);
    this.code = fields.code;
    this.detail = fields.detail;
    this.hint = fields.hint;
    this.constraint = fields.constraint;
  }
}
