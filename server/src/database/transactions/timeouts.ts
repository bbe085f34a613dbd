import type { Role } from '../port.ts';

/**
 * Time limits in milliseconds. PostgreSQL itself enforces the limits of statements and scripts; for PGlite,
 * pglite/statement-watchdog.ts does.
 */
export interface Timeouts {
  /**
   * The limit of one statement in each role; a slower statement ends with SQLSTATE 57014. The fair queue may shorten it
   * for a user.
   */
  statement: Record<Role | 'owner', number>;
  /** The limit of a whole script that the owner runs, such as a migration. */
  script: number;
  /**
   * How long a transaction may be idle, that is, wait for anything but its own queries. Then run-transaction.ts rolls
   * it back with SQLSTATE 25P03.
   */
  idleTransaction: number;
}

/** How long a backup or a restore may wait between two queries for its own output or input, for example on a busy disk. */
export const idleSnapshot = 30_000;

/**
 * The limits for the embedded engine, in CPU time. They are short, because all users wait while one statement runs. The
 * slowest legitimate statements take a third of a user's limit (docs/benchmarks.md). These are an insert of a thousand
 * rows in one request, and, after the server starts, the first statistics of ten years of entries. The owner's limit
 * leaves room for a migration.
 */
export const defaultTimeouts: Timeouts = {
  statement: { anon: 750, authenticated: 1_500, service_role: 60_000, owner: 60_000 },
  script: 600_000,
  idleTransaction: 5_000,
};

/**
 * PostgreSQL's limits are longer, because they include waits for locks and for a busy disk. Other users have their own
 * connections and do not wait meanwhile.
 */
export const postgresTimeouts: Timeouts = {
  ...defaultTimeouts,
  statement: { ...defaultTimeouts.statement, anon: 2_000, authenticated: 4_000 },
};
