import { askAuthClient } from '#shared-features/auth-ui/ask-auth-client.ts';
import { welcomeAddress } from '../confirm/unconfirmed-sign-up.ts';

/**
 * Which parts of the sign-up form the server stored on the account: e-mail and password (`kept`), only the e-mail
 * (`emailOnly`), or neither (`notKept`). `otherAccount`: the phone number already had an account, which did not change.
 */
export type AddEmailResult = 'kept' | 'emailOnly' | 'notKept' | 'otherAccount';

/** An account without an e-mail is new if its phone was confirmed within this many milliseconds of the sign-in. */
const beganWithin = 10_000;

/**
 * Completes an account that a text message has just confirmed. Sets the sign-up form's password and requests confirmation
 * of the form's e-mail. The e-mail has no effect until it is confirmed, so that nobody can claim another person's address.
 * Does not change an older account with this phone number. `password` is null after a reload, because it is never stored.
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
  // The sign-up by e-mail is still unconfirmed on the server. The link in its mail would create a second account. So the
  // request proves that this sign-up belongs to the same person: by the password or, if the password is lost or refused, by
  // `sign_up_id`. The server then removes the unconfirmed sign-up.
  const ask = (change: { password?: string; sign_up_id?: string | undefined }) =>
    askAuthClient((client) => client.updateUser({ email, ...change }, { emailRedirectTo }));
  const both = password !== null && (await ask({ password }));
  if (both === null) return 'kept';
  const noEmail = await ask({ sign_up_id: signUpId });
  return noEmail ? 'notKept' : 'emailOnly';
}
