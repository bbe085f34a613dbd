import { askAuthClient } from '#shared-features/auth-ui/ask-auth-client.ts';
import type { Refusal } from '#shared-features/auth-ui/read-refusal.ts';
import { welcomeAddress } from '../welcome-address.ts';

/** Asks for the confirmation mail again. Answers why it did not work, or null. Never rejects. */
export function resendMail(email: string, premium: boolean): Promise<Refusal | null> {
  const options = { emailRedirectTo: welcomeAddress(premium) };
  return askAuthClient((client) => client.resend({ type: 'signup', email, options }));
}

/** Confirms an address by the six digits of its mail, which also signs in. Answers why it did not work, or null. Never rejects. */
export function verifyCode(email: string, code: string): Promise<Refusal | null> {
  return askAuthClient((client) => client.verifyOtp({ email, token: code, type: 'signup' }));
}
