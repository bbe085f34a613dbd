import { z } from 'zod';
import { Refusal } from '#errors.ts';
import { longestPasswordInBytes } from '../passwords/password-strength.ts';

/**
 * Fields that the bodies of several endpoints share. The server treats empty text and null as an absent field (`orAbsent`),
 * because clients send both.
 */

/** A typed password. Its strength is checked only when a user sets one. */
export const password = z
  .string()
  .refine(
    (text) => text.length <= longestPasswordInBytes && Buffer.byteLength(text) <= longestPasswordInBytes,
    `Password cannot be longer than ${longestPasswordInBytes} bytes`,
  );

/** A phone number in its stored form: the digits of E.164, without plus, spaces, hyphens and brackets. */
export const phone = z
  .string()
  .max(40, 'Invalid phone number format (E.164 required)')
  .transform((text) => text.replace(/^\s*\+|[\s()-]/g, ''))
  .refine((text) => /^[1-9]\d{1,14}$/.test(text), 'Invalid phone number format (E.164 required)');

/**
 * The channel by which a phone gets its code. The server supports only SMS. It refuses another channel, such as WhatsApp, rather
 * than send an SMS that the user did not request.
 */
export const channel = z.literal('sms', "Invalid channel, supported values are 'sms'");

/**
 * The field in which Supabase's clients send a captcha token. The server accepts and ignores it, because it uses no
 * captchas.
 */
export const metaSecurity = z.object({ captcha_token: z.string().max(4096).nullish() }).nullish();

/** Converts an empty or null field to an absent one before validation. */
export function orAbsent<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((value) => (value === '' || value === null ? undefined : value), schema.optional());
}

/** Returns the refusal of a sign-up or sign-in with missing fields, with the message of Supabase's server. */
export function nothingToSignInWith(): Refusal {
  const message = 'You must provide either an email or phone number and a password';
  return new Refusal('validation_failed', { message });
}
