import { loadAuthClient } from '#core/session/load-auth-client.ts';
import { readRefusal, type Refusal } from '../refusal/read-refusal.ts';
import { welcomeAddress } from '../welcome-address.ts';

/** Asks for the confirmation mail again. Answers why it did not work, or null. Never rejects. */
export async function resendMail(email: string, premium: boolean): Promise<Refusal | null> {
  try {
    const client = await loadAuthClient();
    const options = { emailRedirectTo: welcomeAddress(premium) };
    const { error } = await client.resend({ type: 'signup', email, options });
    return error && readRefusal(error);
  } catch (error) {
    return readRefusal(error);
  }
}

/** Confirms an address by the six digits of its mail, which also signs in. Answers why it did not work, or null. Never rejects. */
export async function verifyCode(email: string, code: string): Promise<Refusal | null> {
  try {
    const client = await loadAuthClient();
    const { error } = await client.verifyOtp({ email, token: code, type: 'signup' });
    return error && readRefusal(error);
  } catch (error) {
    return readRefusal(error);
  }
}
