import { askAuthClient } from '#shared-features/auth-ui/ask-auth-client.ts';
import type { Refusal } from '#shared-features/auth-ui/read-refusal.ts';

/** Each returns the refusal, or null on success, and never rejects. Phones are '+' and digits. */

/** Sends a code to an existing account; the response does not reveal whether the number has one. */
export function sendSignInCode(phone: string): Promise<Refusal | null> {
  return askAuthClient((client) => client.signInWithOtp({ phone, options: { shouldCreateUser: false } }));
}

/** Sends a code to sign up by phone instead of the unconfirmed e-mail address. */
export function sendSignUpCode(phone: string, data: object): Promise<Refusal | null> {
  return askAuthClient((client) => client.signInWithOtp({ phone, options: { shouldCreateUser: true, data } }));
}

/** Resends the code of a sign-up by phone. */
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
