import type { Transaction } from '#database/port.ts';

/** The names of admin actions in the log. */
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
  /** The account that the action changed, or null if it changed none. */
  accountId: string | null;
  action: AdminAction;
  detail?: string;
  now: Date;
}

/** Adds a line to the admin log in the action's own transaction, so that both commit or neither. */
export async function writeLog(transaction: Transaction, { adminId, accountId, action, detail, now }: Line): Promise<void> {
  await transaction.query(
    'insert into app.admin_log (at, admin_id, account_id, action, detail) values ($1, $2, $3, $4, $5)',
    [now, adminId, accountId, action, detail ?? null],
  );
}
