import type { Transaction } from '#database/port.ts';

/**
 * Runs the work within a savepoint and then rolls back only this work; the transaction continues. Use it for a request that must
 * not create an account or send a mail. The database then does the same work as for other requests, and the response time does
 * not reveal whether the address has an account.
 */
export async function dryRun(transaction: Transaction, work: () => Promise<unknown>): Promise<void> {
  await transaction.query('savepoint dry_run');
  await work();
  await transaction.query('rollback to savepoint dry_run');
}
