import { looksLikeEmail } from '#shared-features/auth-ui/looks-like-email.ts';

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
