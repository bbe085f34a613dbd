import { Refusal } from '#errors.ts';

/** What a token in a mail or text message is stored as. A person has at most one of each. */
export type TokenType =
  | 'confirmation_token'
  | 'recovery_token'
  | 'reauthentication_token'
  | 'email_change_token_current'
  | 'email_change_token_new'
  | 'phone_change_token';

/** Whether it was asked for by a person who is signed in, to change an address of theirs. */
export function isChange(type: TokenType): boolean {
  return type.startsWith('email_change') || type === 'phone_change_token';
}

/** What a mail's link or a typed code may be verified as, and the kept tokens that it can mean. */
const typesOf = {
  signup: ['confirmation_token'],
  invite: ['confirmation_token'],
  magiclink: ['recovery_token'],
  recovery: ['recovery_token'],
  /** What clients of today send for any code from a mail. */
  email: ['confirmation_token', 'recovery_token'],
  email_change: ['email_change_token_current', 'email_change_token_new'],
  sms: ['confirmation_token', 'recovery_token'],
  phone_change: ['phone_change_token'],
} satisfies Record<string, TokenType[]>;
export type VerificationType = keyof typeof typesOf;

const byPhone = new Set<VerificationType>(['sms', 'phone_change']);

function isVerificationType(value: string): value is VerificationType {
  return Object.hasOwn(typesOf, value);
}

export function tokenTypesOf(verification: VerificationType): TokenType[] {
  return typesOf[verification];
}

/** Whether such a code came to a phone; all others come by mail. */
export function isPhoneVerification(verification: VerificationType): boolean {
  return byPhone.has(verification);
}

/** The type that a request names; refuses those that this server sends nothing for. */
export function readVerificationType(named: string | undefined): VerificationType {
  if (!named) throw new Refusal('validation_failed', { message: 'Verify requires a verification type' });
  if (!isVerificationType(named)) throw new Refusal('validation_failed', { message: 'Unsupported verification type' });
  return named;
}
