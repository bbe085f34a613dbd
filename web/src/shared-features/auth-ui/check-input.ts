import { serverSettings } from '#core/server/server-settings.ts';

/** A new password and its repetition. It exists only in memory and is never stored. */
export interface NewPassword {
  readonly password: string;
  readonly confirmation: string;
}

export const noPassword: NewPassword = { password: '', confirmation: '' };

/** Errors as message keys of the namespace `auth-ui`. */
export interface NewPasswordProblems {
  readonly password?: 'passwordMissing' | 'passwordShort' | 'passwordCommon' | 'passwordWeak' | 'passwordSame' | undefined;
  readonly confirmation?: 'passwordsDiffer' | undefined;
}

let namedByServer: number | undefined;

const fewestCharacters = (): number => namedByServer ?? serverSettings().passwords.shortest;

/** The values that messages about new passwords contain. */
export const passwordValues = () => ({ shortest: String(fewestCharacters()) });

/**
 * Stores the minimum password length that a refusal names. The operator may have changed the minimum since this page was
 * loaded.
 */
export function rememberFewestCharacters(message: string): void {
  namedByServer = Number(/\d+/.exec(message)?.[0]) || undefined;
}

/**
 * Checks a new password. The result is empty if the password is valid. The server checks again, and only the server has the
 * list of common passwords.
 */
export function checkNewPassword({ password, confirmation }: NewPassword): NewPasswordProblems {
  return {
    ...(password === ''
      ? { password: 'passwordMissing' as const }
      : [...password].length < fewestCharacters() && { password: 'passwordShort' as const }),
    ...(password !== confirmation && { confirmation: 'passwordsDiffer' as const }),
  };
}

/** Parses six digits, allowing spaces, dashes, full stops and full-width digits; null if there are not six. */
export function readCode(text: string): string | null {
  const plain = text.normalize('NFKC').replace(/[\s\-–.]/g, '');
  return /^\d{6}$/.test(plain) ? plain : null;
}
