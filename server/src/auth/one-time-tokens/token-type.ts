import { Refusal } from '#errors.ts';

/** What a token in a mail is kept as. A person has at most one of each. */
export type TokenType = 'confirmation_token' | 'recovery_token';

/** What a mail's link or a typed code may be verified as, and the kept tokens that it can mean. */
const typesOf = {
  signup: ['confirmation_token'],
  magiclink: ['recovery_token'],
  recovery: ['recovery_token'],
  /** What clients of today send for any code from a mail. */
  email: ['confirmation_token', 'recovery_token'],
} satisfies Record<string, TokenType[]>;
export type VerificationType = keyof typeof typesOf;

function isVerificationType(value: string): value is VerificationType {
  return Object.hasOwn(typesOf, value);
}

export function tokenTypesOf(verification: VerificationType): TokenType[] {
  return typesOf[verification];
}

/** The type that a request names; refuses those that this server sends no mail for. */
export function readVerificationType(named: string | undefined): VerificationType {
  if (!named) throw new Refusal('validation_failed', { message: 'Verify requires a verification type' });
  if (!isVerificationType(named)) throw new Refusal('validation_failed', { message: 'Unsupported verification type' });
  return named;
}
