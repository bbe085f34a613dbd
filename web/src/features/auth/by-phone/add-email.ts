import { askAuthClient } from '#shared-features/auth-ui/ask-auth-client.ts';
import { welcomeAddress } from '../confirm/confirmation.ts';

/** The result for the e-mail and password of a sign-up whose account was confirmed by text message. */
export type AddEmailResult = 'kept' | 'emailOnly' | 'notKept' | 'otherAccount';

/** If the sign-in follows the phone's confirmation within this time, in milliseconds, it created the account. */
const beganWithin = 10_000;

/**
 * Sets the sign-up form's password on an account that a text message has just confirmed, and requests confirmation of the
 * form's e-mail. The e-mail counts only after its own confirmation, so that nobody can claim another person's address. An
 * existing account with this number does not change. `password` is null after a reload.
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
  // One request: from the password or the id, the server recognizes the sign-up and invalidates the link that would create a
  // second account.
  const ask = (change: { password?: string; sign_up_id?: string | undefined }) =>
    askAuthClient((client) => client.updateUser({ email, ...change }, { emailRedirectTo }));
  const both = password !== null && (await ask({ password }));
  if (both === null) return 'kept';
  const noEmail = await ask({ sign_up_id: signUpId });
  return noEmail ? 'notKept' : 'emailOnly';
}
