import type { AuthContext } from '../auth-context.ts';
import { markDevice } from '../limits/known-device.ts';
import { answer } from '../requests/answer.ts';
import type { Sender } from '../requests/sender.ts';
import { presentSession } from './present-session.ts';
import type { SignedIn } from './sign-in.ts';

/** The answer to a sign-in: the session, and the mark by which this device is known when it signs in again. */
export async function answerSignIn(auth: AuthContext, signedIn: SignedIn, sender: Sender): Promise<Response> {
  const { email, phone } = signedIn.account;
  const accounts = [email, phone].filter((address) => address !== null);
  return markDevice(auth, accounts, sender, answer(await presentSession(auth, signedIn)));
}
