import { shortestPassword } from '@cogn/shared/limits.ts';

/** A password that is being chosen, typed twice. Never kept anywhere but in memory. */
export interface NewPassword {
  readonly password: string;
  readonly confirmation: string;
}

/** Nothing typed. */
export const noPassword: NewPassword = { password: '', confirmation: '' };

/** What is wrong with it, as words of the namespace `auth-ui`. */
export interface NewPasswordProblems {
  readonly password?: 'passwordMissing' | 'passwordShort' | 'passwordCommon' | 'passwordWeak' | 'passwordSame' | undefined;
  readonly confirmation?: 'passwordsDiffer' | undefined;
}

/** Checks before sending; empty when all is well. The server judges again, and it alone knows the common passwords. */
export function checkNewPassword({ password, confirmation }: NewPassword): NewPasswordProblems {
  return {
    ...(password === ''
      ? { password: 'passwordMissing' as const }
      : [...password].length < shortestPassword && { password: 'passwordShort' as const }),
    ...(password !== confirmation && { confirmation: 'passwordsDiffer' as const }),
  };
}
