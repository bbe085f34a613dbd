/**
 * The interface of a database for the rest of the server. It has two implementations: `pglite/` (embedded) and
 * `postgres/`.
 */

/** The roles that a request can act as; any other role in a token is refused before it reaches SQL. */
export const roles = ['anon', 'authenticated', 'service_role'] as const;
export type Role = (typeof roles)[number];

/** The payload of a verified token, which policies read by `auth.jwt()`. */
export interface Claims {
  role: Role;
  /** The user's id; absent for `anon` and `service_role`. */
  sub?: string;
  [claim: string]: unknown;
}

/**
 * Both engines return the same types: text, uuid and numeric as string; integers (bigint too) and floats as number;
 * boolean as boolean; json and jsonb parsed; timestamptz as Date; date as 'YYYY-MM-DD'; arrays of these as arrays.
 */
export interface Result<Row> {
  rows: Row[];
  /** The number of rows that the statement returned or changed. */
  count: number;
}

export interface Transaction {
  query<Row = Record<string, unknown>>(text: string, parameters?: readonly unknown[]): Promise<Result<Row>>;
  /**
   * Runs the transaction's last statement and commits with it, which saves a round trip. Call it only if work cannot fail
   * afterwards: a later rejection does not undo the change. A further query is refused (25P01).
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
   * Runs work in one transaction as the owner: for auth, migrations and jobs, never for a user's own SQL. Commits if work
   * resolves, rolls back if it rejects. Work must only wait for its own queries: on the embedded engine all other callers
   * wait meanwhile, and an idle transaction is rolled back after five seconds.
   */
  asOwner<T>(work: (transaction: Transaction) => Promise<T>, options?: Pick<UserOptions, 'worked'>): Promise<T>;
  /**
   * Like `asOwner`, but as the claims' role, with `request.jwt.claims` and that role's statement timeout, for this transaction only.
   */
  asUser<T>(claims: Claims, work: (transaction: Transaction) => Promise<T>, options?: UserOptions): Promise<T>;
  /**
   * Runs read-only work as the owner on a consistent snapshot: for a backup. Between two queries, work may wait up to
   * half a minute for its own output. The embedded engine reads a copy of its folder; other callers wait only if the disk
   * has no room for a copy.
   */
  readSnapshot<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>;
  /**
   * Creates and fills a whole database in one transaction as the owner, with a script's time limits: for a restore.
   * Between two queries, work may wait up to half a minute for its own input.
   */
  rebuild<T>(work: (transaction: ScriptTransaction) => Promise<T>): Promise<T>;
  /**
   * Overwrites what the engine's files still contain of deleted rows, as far as possible. The embedded engine
   * overwrites everything except tables of more than `largest` bytes, which it returns: others wait while it writes a
   * table, some 45 ms a megabyte. For PostgreSQL it only refreshes the planner's statistics, which contain sample
   * values, and returns all tables: pages and log are up to its operator (docs/operations.md).
   */
  eraseDeleted(largest: number): Promise<string[]>;
  /** The current load: working and idle connections, and waiting callers. */
  load(): { busy: number; idle: number; waiting: number };
  /** Runs a script of several statements as the owner in one transaction: for migrations. */
  runScript(script: string): Promise<void>;
  /**
   * Listens to a channel (`NOTIFY`), including notifications of other processes. Resolves once it listens, with a function
   * that stops it. Rejects if the database is unreachable; a connection that is lost later is restored automatically.
   */
  listen(channel: string, channelListener: ChannelListener): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

/** A transaction's context besides its claims, for the fair queue and the engines. */
export interface UserOptions {
  worked?: Worked | undefined;
  /** The fraction of the role's statement timeout for this transaction; by default 1. */
  limitFactor?: number | undefined;
  /** The network address of the request. */
  address?: string | undefined;
  /** Whether the client has disconnected; checked before the transaction begins. */
  isGone?: (() => boolean) | undefined;
}

/**
 * Called after each statement, including failed ones, with its database time in milliseconds and the bytes by which the
 * database's memory grew (0 on PostgreSQL). Excludes the wait for a connection and, as far as this process can know, the
 * time in which PostgreSQL was unreachable. PostgreSQL's is not called if the connection was lost, even though the
 * statement may have caused that.
 */
export type Worked = (milliseconds: number, bytes: number) => void;

/** A listener of a database channel. Neither callback may throw. */
export interface ChannelListener {
  notified(payload: string): void;
  /** The connection was interrupted, so notifications may be lost. */
  interrupted(): void;
}

/** An error of the database, for both engines. `code` is the SQLSTATE ('57014' if a statement ran too long). */
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
