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

/** A transaction that can also run scripts of several statements. */
export interface ScriptTransaction extends Transaction {
  script(text: string): Promise<void>;
}

export interface Database {
  readonly engine: 'pglite' | 'postgres';
  /**
   * Runs work in one transaction as the owner: for auth, migrations and jobs, never for what a person asked in their own SQL. Commits when
   * work resolves, rolls back when it rejects. Work must not wait for anything but its own queries: on the embedded engine
   * everybody else waits meanwhile, and an idle transaction is rolled back after five seconds.
   */
  asOwner<T>(work: (transaction: Transaction) => Promise<T>, options?: Pick<UserOptions, 'worked'>): Promise<T>;
  /** The same with the role of the claims, `request.jwt.claims` set, and the role's statement timeout, all for this transaction only. */
  asUser<T>(claims: Claims, work: (transaction: Transaction) => Promise<T>, options?: UserOptions): Promise<T>;
  /**
   * Runs work on one view of all data that does not change meanwhile, as the owner, reading alone: for a backup. It may await what it writes down
   * elsewhere between two queries, for half a minute each time. The embedded engine reads a copy of its folder; others wait only where the disk has no room for one.
   */
  readSnapshot<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>;
  /**
   * Makes and fills a whole database in one transaction as the owner, with the time limits of a script: for a restore. It may await what it reads elsewhere
   * between two queries, for half a minute each time.
   */
  rebuild<T>(work: (transaction: ScriptTransaction) => Promise<T>): Promise<T>;
  /**
   * Writes over what the engine's files still hold of deleted rows, as far as it can be asked to. On the embedded engine that is all of it, but for tables of more than
   * `largest` bytes, which it answers: others wait while a table is written, some 45 ms a megabyte. A PostgreSQL elsewhere takes its samples for planning again, in which values of theirs stand, and answers all tables: pages and log
   * are its operator's (docs/operations.md).
   */
  eraseDeleted(largest: number): Promise<string[]>;
  /** How busy it is at this moment: connections that work, that idle, and those who wait for one. */
  load(): { busy: number; idle: number; waiting: number };
  /** Runs a script of several statements as the owner in one transaction: for migrations. */
  runScript(script: string): Promise<void>;
  /**
   * Hears what committed transactions say on a channel (`NOTIFY`), those of other processes too. Resolves once it listens, with what ends it. Rejects
   * when the database cannot be reached; a connection that is lost later is restored by itself.
   */
  listen(channel: string, hearing: Hearing): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

/** What the fair queue and the engines know of a transaction beside its claims. */
export interface UserOptions {
  worked?: Worked | undefined;
  /** The part of the role's statement timeout that holds for this transaction, 1 unless given. */
  limitFactor?: number | undefined;
  /** The network address that the request came from. */
  address?: string | undefined;
  /** Whether the client has hung up, asked before the transaction begins. */
  isGone?: (() => boolean) | undefined;
}

/**
 * Called after each statement, failed ones too, with the milliseconds for which the database worked at it and the bytes by which its memory grew (0 on
 * PostgreSQL). The wait for a connection is not included, nor, as far as this process can know, the time in which PostgreSQL could not be reached. It is not
 * called for a statement whose connection was lost, though that statement may have been the cause.
 */
export type Worked = (milliseconds: number, bytes: number) => void;

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
