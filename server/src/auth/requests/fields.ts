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

/** A phone as accounts are stored by it: E.164's digits without plus, spaces, hyphens and brackets. */
export const phone = z
  .string()
  .max(40, 'Invalid phone number format (E.164 required)')
  .transform((text) => text.replace(/^\s*\+|[\s()-]/g, ''))
  .refine((text) => /^[1-9]\d{1,14}$/.test(text), 'Invalid phone number format (E.164 required)');

/** By what way a code reaches a phone. Refused rather than sent by another than was asked for. */
export const channel = z.literal('sms', "Invalid channel, supported values are 'sms'");

/** Accepted from every client; this server asks no puzzles. */
export const metaSecurity = z.object({ captcha_token: z.string().max(4096).nullish() }).nullish();

/** Turns an empty or null field into an absent one before it is checked. */
export function orAbsent<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((value) => (value === '' || value === null ? undefined : value), schema.optional());
}

/** The refusal of a sign-up or sign-in that lacks its parts, in the specified words. */
export function nothingToSignInWith(): Refusal {
  const message = 'You must provide either an email or phone number and a password';
  return new Refusal('validation_failed', { message });
}
