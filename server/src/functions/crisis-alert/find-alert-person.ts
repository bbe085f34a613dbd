import type { Transaction } from '#database/port.ts';
import type { Language } from '#mail/language.ts';

/** The data that an alert needs about the user who sends it. */
export interface AlertPerson {
  /** When the account was created. */
  since: Date;
  /** Whether the account has no confirmed e-mail or phone, so that anybody could make any number of such accounts. */
  isAnonymous: boolean;
  premium: boolean;
  /** Whether the consent to send messages to contacts is given and not withdrawn. */
  consents: boolean;
  /** The preferred language, or null if it is unknown. */
  language: Language | null;
  /** The user's saved text for alerts. */
  message: string | null;
}

/**
 * Finds the user who sends an alert. Locks the row until the transaction ends, so that two alerts of one user are counted one
 * after the other. Returns undefined if the account is deleted or blocked.
 */
export async function findAlertPerson(
  transaction: Transaction,
  userId: string,
  now: Date,
): Promise<AlertPerson | undefined> {
  const { rows } = await transaction.query<AlertPerson>(
    `select
      profile.created_at as since, person.is_anonymous as "isAnonymous",
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
