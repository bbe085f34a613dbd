import { askAuthClient } from '#shared-features/auth-ui/ask-auth-client.ts';
import type { Refusal } from '#shared-features/auth-ui/read-refusal.ts';
import { looksLikeEmail } from '#shared-features/auth-ui/looks-like-email.ts';

/** Signs in; the session then reaches the app by the SIGNED_IN event. Returns the refusal, or null on success. Never rejects. */
export function logIn(email: string, password: string): Promise<Refusal | null> {
  return askAuthClient((client) => client.signInWithPassword({ email, password }));
}

export interface LoginProblems {
  readonly email?: 'credentialsMissing' | 'emailInvalid';
  readonly password?: 'credentialsMissing' | 'passwordMissing' | 'invalidCredentials';
}

/** Checks the login form before it is sent; empty when all is well. One message names every missing field. */
export function checkLogin(email: string, password: string): LoginProblems {
  if (email === '') return { email: 'credentialsMissing', ...(password === '' && { password: 'passwordMissing' }) };
  return {
    ...(!looksLikeEmail(email) && { email: 'emailInvalid' }),
    ...(password === '' && { password: 'credentialsMissing' }),
  };
}
