import { askAuthClient } from '#shared-features/auth-ui/ask-auth-client.ts';
import { welcomeAddress } from '../confirm/confirmation.ts';

/**
 * What the server stored of the sign-up form after a text message confirmed the account: e-mail and password (`kept`), only
 * the e-mail (`emailOnly`), or neither (`notKept`). `otherAccount`: the number already had an account.
 */
export type AddEmailResult = 'kept' | 'emailOnly' | 'notKept' | 'otherAccount';

/** In milliseconds. If the phone's confirmation and the sign-in are this close in time, the account is new. */
const beganWithin = 10_000;

/**
 * Sets the sign-up form's password on an account that a text message has just confirmed, and requests confirmation of the
 * form's e-mail. The e-mail has no effect before its confirmation, so that nobody can claim another person's address. An
 * account that already had this number does not change. `password` is null after a reload.
 */
export async function addEmail(given: {
  email: string;
  password: string | null;
  premium: boolean;
  signUpId?: string | undefined;
}): Promise<AddEmailResult> {
  const { email, password, premium, signUpId } = given;
  let isNew = false;
  const unread = await askAuthClient(async (client) => {
    const { data, error } = await client.getUser();
    const { phone_confirmed_at: confirmed, last_sign_in_at: signedIn } = data.user ?? {};
    const isYoung = Math.abs(Date.parse(signedIn ?? '') - Date.parse(confirmed ?? '')) <= beganWithin;
    isNew = isYoung && !data.user?.email;
    return { error };
  });
  if (unread) return 'notKept';
  if (!isNew) return 'otherAccount';
  const emailRedirectTo = welcomeAddress(premium);
  // The e-mail goes in one request with the password or, without it, with `sign_up_id`. From them the server recognises the
  // unconfirmed sign-up with this e-mail and removes it. Otherwise the link in its mail would create a second account.
  const ask = (change: { password?: string; sign_up_id?: string | undefined }) =>
    askAuthClient((client) => client.updateUser({ email, ...change }, { emailRedirectTo }));
  const both = password !== null && (await ask({ password }));
  if (both === null) return 'kept';
  const noEmail = await ask({ sign_up_id: signUpId });
  return noEmail ? 'notKept' : 'emailOnly';
}
