import type { Transaction } from '#database/port.ts';

/**
 * Does the work and undoes it, within a transaction that goes on. For an address that has an account already the server does what it
 * would do for a new one, so that the time of the answer does not tell them apart.
 */
export async function dryRun(transaction: Transaction, work: () => Promise<unknown>): Promise<void> {
  await transaction.query('savepoint rehearsal');
  await work();
  await transaction.query('rollback to savepoint rehearsal');
}
