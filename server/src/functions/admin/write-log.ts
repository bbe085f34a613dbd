import type { Transaction } from '#database/port.ts';

/** What an administrator can have done, as the log names it. */
export type AdminAction =
  | 'premium_granted'
  | 'premium_revoked'
  | 'admin_granted'
  | 'admin_revoked'
  | 'confirmation_sent'
  | 'account_closed'
  | 'account_opened'
  | 'sessions_ended'
  | 'job_retried'
  | 'job_dropped';

interface Line {
  adminId: string;
  /** Whom it was done to; null: no account. */
  accountId: string | null;
  action: AdminAction;
  detail?: string;
  now: Date;
}

/** Adds a line to the log of administrators, in the transaction of the action itself: both are committed, or neither. */
export async function writeLog(transaction: Transaction, { adminId, accountId, action, detail, now }: Line): Promise<void> {
  await transaction.query(
    'insert into app.admin_log (at, admin_id, account_id, action, detail) values ($1, $2, $3, $4, $5)',
    [now, adminId, accountId, action, detail ?? null],
  );
}
