import { askAuthClient } from '#shared-features/auth-ui/ask-auth-client.ts';
import type { Refusal } from '#shared-features/auth-ui/read-refusal.ts';

/** Each answers why it did not work, or null, and never rejects. Phones are '+' and digits. */

/** A code to sign in with, for who has an account; the answer does not tell whether the number has one. */
export function sendSignInCode(phone: string): Promise<Refusal | null> {
  return askAuthClient((client) => client.signInWithOtp({ phone, options: { shouldCreateUser: false } }));
}

/** A code to sign up with instead of the e-mail that waits for its confirmation: the account goes by the phone. */
export function sendSignUpCode(phone: string, data: object): Promise<Refusal | null> {
  return askAuthClient((client) => client.signInWithOtp({ phone, options: { shouldCreateUser: true, data } }));
}

/** The code of a sign-up by phone once more. */
export function resendCode(phone: string): Promise<Refusal | null> {
  return askAuthClient((client) => client.resend({ type: 'sms', phone }));
}

/** Confirms the phone and signs in. */
export function verifyTextCode(phone: string, token: string): Promise<Refusal | null> {
  return askAuthClient((client) => client.verifyOtp({ phone, token, type: 'sms' }));
}

export function logInByPhone(phone: string, password: string): Promise<Refusal | null> {
  return askAuthClient((client) => client.signInWithPassword({ phone, password }));
}
