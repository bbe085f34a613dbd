import type { Role } from '../port.ts';

/**
 * Time limits in milliseconds. PostgreSQL itself ends slow statements and scripts; for PGlite,
 * pglite/statement-watchdog.ts does.
 */
export interface Timeouts {
  /** One statement of each role; then it ends with SQLSTATE 57014. The fair queue may shorten it for a user. */
  statement: Record<Role | 'owner', number>;
  /** A whole script of the owner's, such as a migration. */
  script: number;
  /**
   * A transaction whose work waits for anything but its own queries; run-transaction.ts rolls it back with SQLSTATE
   * 25P03.
   */
  idleTransaction: number;
}

/** How long a backup or a restore may wait for its own output or input between two queries, as on a busy disk. */
export const idleSnapshot = 30_000;

/**
 * A statement's CPU time counts: on the embedded engine, all users wait for it. The slowest legitimate statements take a
 * third of the limit: a thousand rows in one request, and the first statistics of ten years after a start
 * (docs/benchmarks.md). The owner's limit leaves room for a migration.
 */
export const defaultTimeouts: Timeouts = {
  statement: { anon: 750, authenticated: 1_500, service_role: 60_000, owner: 60_000 },
  script: 600_000,
  idleTransaction: 5_000,
};

/** PostgreSQL's limit includes waits for locks and a busy disk, but other users have their own connections meanwhile. */
export const postgresTimeouts: Timeouts = {
  ...defaultTimeouts,
  statement: { ...defaultTimeouts.statement, anon: 2_000, authenticated: 4_000 },
};
