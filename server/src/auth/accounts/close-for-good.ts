import type { Transaction } from '#database/port.ts';

/**
 * Closes an account for good: deletes its credentials and everything that identifies its owner, and frees its address. Its row stays, so that references to it hold.
 * The caller ends its sessions.
 */
export async function closeForGood(transaction: Transaction, id: string, now: Date): Promise<void> {
  for (const table of ['identities', 'one_time_tokens', 'mfa_factors', 'mfa_recovery_codes', 'flow_state']) {
    await transaction.query(`delete from auth.${table} where user_id = $1`, [id]);
  }
  await transaction.query(
    `update auth.users set email = null, phone = null, email_change = null, phone_change = null, encrypted_password = null,
       raw_user_meta_data = '{}', raw_app_meta_data = '{}', deleted_at = coalesce(deleted_at, $2), updated_at = $2
     where id = $1`,
    [id, now.toISOString()],
  );
}
