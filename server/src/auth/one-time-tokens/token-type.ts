import { Refusal } from '#errors.ts';

/** The stored type of a token in a mail or text message. A user has at most one token of each type. */
export type TokenType =
  | 'confirmation_token'
  | 'recovery_token'
  | 'reauthentication_token'
  | 'email_change_token_current'
  | 'email_change_token_new'
  | 'phone_change_token';

/** Whether a token of this type confirms a change of e-mail or phone, which a signed-in user requested. */
export function isChange(type: TokenType): boolean {
  return type.startsWith('email_change') || type === 'phone_change_token';
}

/** For each verification type that a client can send, the types of stored tokens that it matches. */
const typesOf = {
  signup: ['confirmation_token'],
  invite: ['confirmation_token'],
  magiclink: ['recovery_token'],
  recovery: ['recovery_token'],
  /** Current clients send this type for any code from a mail. */
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

/** Whether codes of this type are sent to a phone. All other codes are sent by mail. */
export function isPhoneVerification(verification: VerificationType): boolean {
  return byPhone.has(verification);
}

/** Validates the verification type in a request. Refuses types that this server never sends. */
export function readVerificationType(named: string | undefined): VerificationType {
  if (!named) throw new Refusal('validation_failed', { message: 'Verify requires a verification type' });
  if (!isVerificationType(named)) throw new Refusal('validation_failed', { message: 'Unsupported verification type' });
  return named;
}
