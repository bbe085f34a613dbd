import type { Database } from '#database/port.ts';

/** Days after the last mail until an unconfirmed account is removed. A link expires after a day; requesting another restarts these days. */
const waitingDays = { signUp: 7, invitation: 30 };
/** Accounts of one transaction, and transactions of one upkeep: such an account holds a handful of rows. */
const atOnce = 200;
const mostBatches = 25;

/**
 * Removes sign-ups that nobody confirmed, with everything that was typed there: the address is free again. Never an account that was signed in to, that an operator's
 * program made or an administrator closed, or that no mail was ever sent for.
 */
export async function removeUnconfirmed(database: Database, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * 86_400_000);
  for (let batch = 0; batch < mostBatches; batch += 1) {
    const { count } = await database.asOwner((transaction) =>
      transaction.finish(
        `delete from auth.users where id in (
           select id from auth.users as account
           where confirmed_at is null and last_sign_in_at is null and deleted_at is null and banned_until is null
             and not made_by_operator
             and greatest(confirmation_sent_at, recovery_sent_at, invited_at) < case when invited_at is null then $1::timestamptz else $2::timestamptz end
             and confirmation_sent_at is not null
             and not exists (select from auth.sessions where user_id = account.id)
           limit ${String(atOnce)} for update skip locked)`,
        [before(waitingDays.signUp), before(waitingDays.invitation)],
      ),
    );
    if (count < atOnce) return;
  }
}
