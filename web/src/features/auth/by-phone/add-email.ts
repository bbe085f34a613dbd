import { askAuthClient } from '#shared-features/auth-ui/ask-auth-client.ts';
import { welcomeAddress } from '../confirm/confirmation.ts';

/** What became of the e-mail and password of a sign-up whose account was confirmed by text message. */
export type AddEmailResult = 'kept' | 'emailOnly' | 'notKept' | 'otherAccount';

/** A sign-in this soon after the phone's confirmation, in milliseconds, is the one by which the account began. */
const beganWithin = 10_000;

/**
 * Gives the account that a text message has just confirmed the password of the sign-up form and asks it to confirm the form's e-mail. Only the
 * mail's reader can confirm that, so that nobody gets somebody else's address; until then the account goes by its phone. An account that the
 * number had before stays as it is. `password` is unknown after a reload.
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
  // In one request: by the password, or else by its id, the server recognizes the sign-up and ends the link that would make a second account.
  const ask = (change: { password?: string; sign_up_id?: string | undefined }) =>
    askAuthClient((client) => client.updateUser({ email, ...change }, { emailRedirectTo }));
  const both = password !== null && (await ask({ password }));
  if (both === null) return 'kept';
  const noEmail = await ask({ sign_up_id: signUpId });
  return noEmail ? 'notKept' : 'emailOnly';
}
