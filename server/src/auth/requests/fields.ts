import { z } from 'zod';
import { Refusal } from '#errors.ts';
import { longestPasswordInBytes } from '../passwords/password-strength.ts';

/** Fields that several endpoints take. Empty text and null count as absent: clients send both. */

/** A password as typed. How strong it is, is judged only where one is chosen. */
export const password = z
  .string()
  .refine(
    (text) => text.length <= longestPasswordInBytes && Buffer.byteLength(text) <= longestPasswordInBytes,
    `Password cannot be longer than ${longestPasswordInBytes} bytes`,
  );

export const phone = z.string().max(40, 'Invalid phone number format (E.164 required)');

/** Accepted from every client; this server asks no puzzles. */
export const metaSecurity = z.object({ captcha_token: z.string().max(4096).nullish() }).nullish();

/** A client that wants its answer as a code to exchange would never get it, so it is told at once. */
export const codeChallenge = z.string().max(0, 'The PKCE flow is not offered by this server').nullish();

/** Turns an empty or null field into an absent one before it is checked. */
export function orAbsent<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((value) => (value === '' || value === null ? undefined : value), schema.optional());
}

/** The refusal of a sign-up or sign-in that lacks its parts, in the specified words. */
export function nothingToSignInWith(): Refusal {
  const message = 'You must provide either an email or phone number and a password';
  return new Refusal('validation_failed', { message });
}
