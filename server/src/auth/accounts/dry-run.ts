import type { Transaction } from '#database/port.ts';

/**
 * Runs the work within a savepoint and rolls it back; the transaction continues. A request about an address that gets no new
 * account, or no mail, does the same work in this way, so that the response time does not reveal which addresses have accounts.
 */
export async function dryRun(transaction: Transaction, work: () => Promise<unknown>): Promise<void> {
  await transaction.query('savepoint dry_run');
  await work();
  await transaction.query('rollback to savepoint dry_run');
}
