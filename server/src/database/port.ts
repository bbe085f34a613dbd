/**
 * The interface through which the rest of the server uses a database. It has two implementations: `pglite/` (embedded)
 * and `postgres/`.
 */

/** The roles in which a request can run SQL. A token with any other role is refused. */
export const roles = ['anon', 'authenticated', 'service_role'] as const;
export type Role = (typeof roles)[number];

/** The payload of a verified token. Row-level security policies read it by `auth.jwt()`. */
export interface Claims {
  role: Role;
  /** The user's id; absent for `anon` and `service_role`. */
  sub?: string;
  [claim: string]: unknown;
}

/**
 * The result of a statement. Both engines return the same types:
 * - text, uuid and numeric as string
 * - integers (bigint too) and floats as number
 * - boolean as boolean
 * - json and jsonb parsed
 * - timestamptz as Date, date as 'YYYY-MM-DD'
 * - arrays of these types as arrays
 */
export interface Result<Row> {
  rows: Row[];
  /** The number of rows that the statement returned or changed. */
  count: number;
}

export interface Transaction {
  query<Row = Record<string, unknown>>(text: string, parameters?: readonly unknown[]): Promise<Result<Row>>;
  /**
   * Runs the transaction's last statement and commits in the same round trip. Any further query is refused (25P01). If
   * `work` rejects afterwards, the change is not rolled back. So call it only when nothing after it can fail.
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
   * Runs `work` in one transaction as the database's owner: for the server's own SQL, such as that of auth and of jobs, never for
   * a user's own SQL. Commits if `work` resolves, rolls back if it rejects. `work` must not wait for anything but its own
   * queries, because on the embedded engine all other callers wait meanwhile. A transaction that is idle for five seconds is
   * rolled back.
   */
  asOwner<T>(work: (transaction: Transaction) => Promise<T>, options?: Pick<UserOptions, 'worked'>): Promise<T>;
  /**
   * Like `asOwner`, but in the role of the claims. `request.jwt.claims` and the role's statement timeout are set for
   * this transaction only.
   */
  asUser<T>(claims: Claims, work: (transaction: Transaction) => Promise<T>, options?: UserOptions): Promise<T>;
  /**
   * Runs read-only work as the owner on a consistent snapshot, for a backup. Between two queries, `work` may wait up to
   * half a minute, for example to write its output. The embedded engine reads from a copy of its folder. If the disk
   * has no space for a copy, it reads in place, and all other callers wait.
   */
  readSnapshot<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>;
  /**
   * Creates and fills a whole database in one transaction as the owner, with the time limits of a script. Used for a
   * restore. Between two queries, `work` may wait up to half a minute, for example to read its input.
   */
  rebuild<T>(work: (transaction: ScriptTransaction) => Promise<T>): Promise<T>;
  /**
   * Overwrites the bytes of deleted rows that are left in the engine's files. The embedded engine skips tables of more
   * than `largest` bytes, and returns their names. Other callers wait while it rewrites a table, some 45 ms per
   * megabyte. PostgreSQL only refreshes the planner's statistics, which contain sample values of rows, and returns the
   * names of all tables. The operator must deal with PostgreSQL's pages and log (docs/operations.md).
   */
  eraseDeleted(largest: number): Promise<string[]>;
  /** The current load: busy connections, idle connections and waiting callers. */
  load(): { busy: number; idle: number; waiting: number };
  /** Runs a script of several statements as the owner in one transaction: for migrations. */
  runScript(script: string): Promise<void>;
  /**
   * Listens to a channel (`NOTIFY`), also for notifications of other processes. Resolves once it listens, with a
   * function that stops listening. Rejects if the database is unreachable. If the connection is lost later, it is
   * reopened automatically.
   */
  listen(channel: string, channelListener: ChannelListener): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

/** What the fair queue and the engines must know about a transaction, besides its claims. */
export interface UserOptions {
  worked?: Worked | undefined;
  /** The fraction of the role's statement timeout for this transaction; by default 1. */
  limitFactor?: number | undefined;
  /** The network address of the request. */
  address?: string | undefined;
  /** Returns whether the client has disconnected. The queue checks it before the transaction begins. */
  isGone?: (() => boolean) | undefined;
}

/**
 * Called after each statement, including failed ones. `milliseconds` is the statement's database time. It excludes the
 * wait for a connection and, as far as this process can know, the time in which PostgreSQL was unreachable. `bytes` is
 * the growth of the database's memory (0 on PostgreSQL). On PostgreSQL this function is not called if the connection
 * was lost, although the statement itself may have caused the loss.
 */
export type Worked = (milliseconds: number, bytes: number) => void;

/** A listener of a database channel. Neither callback may throw. */
export interface ChannelListener {
  notified(payload: string): void;
  /** Called after the connection was interrupted: notifications may have been lost. */
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
