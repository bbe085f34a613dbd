import type { Database } from '#database/port.ts';
import type { AccountChange, CommandResult } from './operator-request.ts';

interface Profile {
  is_admin: boolean;
  is_premium: boolean;
  premium_expires_at: Date | null;
}

/** Changes the account in one transaction as the database's owner, and reports its new state. */
export async function changeAccount(database: Database, change: AccountChange): Promise<CommandResult> {
  return database.asOwner(async (transaction) => {
    const { rows } = await transaction.query<{ id: string }>(
      'select id from auth.users where email = lower($1) and deleted_at is null',
      [change.email],
    );
    const id = rows[0]?.id;
    if (id === undefined) return { done: false, sentence: `There is no account with the e-mail ${change.email}.` };
    if (change.premiumUntil !== undefined)
      await transaction.query('select app.grant_premium($1, $2)', [id, change.premiumUntil]);
    if (change.admin !== undefined) {
      await transaction.query('update public.profiles set is_admin = $2 where id = $1', [id, change.admin]);
    }
    const after = await transaction.query<Profile>(
      'select is_admin, is_premium, premium_expires_at from public.profiles where id = $1',
      [id],
    );
    const profile = after.rows[0];
    if (!profile) return { done: false, sentence: `The account ${change.email} has no profile.` };
    return { done: true, sentence: `${change.email}: ${status(profile)}.` };
  });
}

function status(profile: Profile): string {
  const until = profile.premium_expires_at?.toISOString().slice(0, 10);
  const premium = profile.is_premium && until !== undefined ? `premium until ${until}` : 'not premium';
  return `${premium}, ${profile.is_admin ? 'admin' : 'not admin'}`;
}
