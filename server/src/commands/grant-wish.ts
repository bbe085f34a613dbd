import type { Database } from '#database/port.ts';
import type { BackupWish } from './backup-wish.ts';
import { changeAccount } from './change-account.ts';
import type { Invitation } from './grant-invitation.ts';
import { manageJobs } from './manage-jobs.ts';
import type { Outcome } from './outcome.ts';
import type { Wish } from './wish.ts';

/** Does what an operator's command asks, as the owner of the database. */
export function grantWish(database: Database, wish: Exclude<Wish, BackupWish | Invitation>, now: Date): Promise<Outcome> {
  return 'jobs' in wish ? manageJobs(database, wish, now) : changeAccount(database, wish);
}
