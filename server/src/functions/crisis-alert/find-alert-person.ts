import type { Transaction } from '#database/port.ts';
import type { Language } from '#mail/language.ts';

/** What an alert needs to know of whoever asks for it. */
export interface AlertPerson {
  /** When the account was made. */
  since: Date;
  premium: boolean;
  /** Whether they agreed to messages being sent to their contacts, and did not take it back. */
  consents: boolean;
  /** Their preference; null: none is known. */
  language: Language | null;
  /** The text that they saved for alerts. */
  message: string | null;
}

/**
 * The person who asks, locked until the transaction ends, so that two alerts of theirs are counted one after the other. Undefined when the account is
 * gone or shut out.
 */
export async function findAlertPerson(
  transaction: Transaction,
  userId: string,
  now: Date,
): Promise<AlertPerson | undefined> {
  const { rows } = await transaction.query<AlertPerson>(
    `select
      profile.created_at as since,
      coalesce(profile.is_premium and profile.premium_expires_at > $2, false) or app.premium_is_everybodys() as premium,
      coalesce((
        select granted from public.consents
        where user_id = profile.id and purpose = 'crisis_messages' order by created_at desc limit 1
      ), false) as consents,
      (select language from public.preferences where user_id = profile.id) as language,
      (select message from public.crisis_settings where user_id = profile.id) as message
    from public.profiles as profile
    join auth.users as person on person.id = profile.id
    where profile.id = $1 and person.deleted_at is null and (person.banned_until is null or person.banned_until <= $2)
    for update of profile`,
    [userId, now],
  );
  return rows[0];
}
