import type { Transaction } from '#database/port.ts';

/**
 * Runs the work within a savepoint and then rolls back only this work; the transaction continues. A request that creates no
 * account, or sends no mail, does the usual work in this way. Its response time then does not reveal whether the address has an
 * account.
 */
export async function dryRun(transaction: Transaction, work: () => Promise<unknown>): Promise<void> {
  await transaction.query('savepoint dry_run');
  await work();
  await transaction.query('rollback to savepoint dry_run');
}
