import { askAuthClient } from '#shared-features/auth-ui/ask-auth-client.ts';
import type { Refusal } from '#shared-features/auth-ui/read-refusal.ts';

/** Each function in this file returns the refusal, or null on success, and never rejects. A phone is '+' and digits. */

/**
 * Sends a code for signing in to an existing account. The response does not reveal whether the number has an account.
 */
export function sendSignInCode(phone: string): Promise<Refusal | null> {
  return askAuthClient((client) => client.signInWithOtp({ phone, options: { shouldCreateUser: false } }));
}

/**
 * Sends a code that creates an account by phone. It is for a person who signed up by e-mail, but confirms by text message
 * instead of by mail. `data` is the new account's metadata.
 */
export function sendSignUpCode(phone: string, data: object): Promise<Refusal | null> {
  return askAuthClient((client) => client.signInWithOtp({ phone, options: { shouldCreateUser: true, data } }));
}

/** Sends the code of a sign-up by phone again. */
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
