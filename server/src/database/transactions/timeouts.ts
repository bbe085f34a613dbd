import type { Role } from '../port.ts';

/** How long things may take, in milliseconds. */
export interface Timeouts {
  /** One statement of each role; beyond it the statement ends with SQLSTATE 57014. The fair queue may shorten it for one person. */
  statement: Record<Role | 'owner', number>;
  /** A whole script of the owner's, such as a migration. */
  script: number;
  /** A transaction whose work awaits something other than its own queries; beyond it, it is rolled back with SQLSTATE 25P03. */
  idleTransaction: number;
}

/** How long reading a snapshot may await what it writes down elsewhere, in milliseconds: a disk that is busy. */
export const idleSnapshot = 30_000;

/**
 * On the embedded engine everybody waits while a statement runs, and its time is that of a processor. The slowest legitimate ones take a third of it: a
 * thousand rows in one request, and the first statistics of ten years after a start (docs/benchmarks.md). The owner's leaves room for a migration.
 */
export const defaultTimeouts: Timeouts = {
  statement: { anon: 750, authenticated: 1_500, service_role: 60_000, owner: 60_000 },
  script: 600_000,
  idleTransaction: 5_000,
};

/** PostgreSQL counts the wait for locks and for a busy disk as well, and others have connections of their own meanwhile. */
export const postgresTimeouts: Timeouts = {
  ...defaultTimeouts,
  statement: { ...defaultTimeouts.statement, anon: 2_000, authenticated: 4_000 },
};
