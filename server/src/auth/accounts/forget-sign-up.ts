import type { Transaction } from '#database/port.ts';

/**
 * Forgets all that was typed where an account was signed up, when it is not certain who typed it: the password, the metadata with its wishes,
 * what the profile was made of, and the consents. The language of the mails stays. Only for an account that was never confirmed: nobody has
 * used it, so nothing else hangs on it. See docs/decisions/0017-a-contested-sign-up-is-forgotten.md.
 */
export async function forgetSignUp(transaction: Transaction, userId: string): Promise<void> {
  await transaction.query(
    `update auth.users set encrypted_password = null, has_conflicting_sign_up = false, raw_user_meta_data =
       case when raw_user_meta_data ->> 'language' in ('pt', 'en', 'es', 'fr', 'it', 'ja', 'zh')
         then jsonb_build_object('language', raw_user_meta_data -> 'language') else '{}' end
     where id = $1`,
    [userId],
  );
  await transaction.query(
    `update public.profiles as profile set full_name = '', phone = account.phone, address = null
     from auth.users as account where account.id = $1 and profile.id = account.id`,
    [userId],
  );
  await transaction.query('delete from public.consents where user_id = $1', [userId]);
}
