import type { Role } from '../port.ts';

/** How long things may take, in milliseconds. */
export interface Timeouts {
  /** One statement of each role; beyond it the statement ends with SQLSTATE 57014. */
  statement: Record<Role | 'owner', number>;
  /** A whole script of the owner's, such as a migration. */
  script: number;
  /** A transaction whose work awaits something other than its own queries; beyond it, it is rolled back with SQLSTATE 25P03. */
  idleTransaction: number;
}

/** How long reading a snapshot may await what it writes down elsewhere, in milliseconds: a disk that is busy. */
export const idleSnapshot = 30_000;

/** The limits of hosted Supabase for anon and authenticated; the owner's leaves room for a migration. */
export const defaultTimeouts: Timeouts = {
  statement: { anon: 3_000, authenticated: 8_000, service_role: 60_000, owner: 60_000 },
  script: 600_000,
  idleTransaction: 5_000,
};
