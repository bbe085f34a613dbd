import { z } from 'zod';
import { isEmailAddress, longestAddress } from '@cogn/shared/email-address.ts';

/** An e-mail address in its stored form: trimmed and lower-cased. */
export const emailAddress = z
  .string()
  .max(longestAddress + 2, 'Unable to validate email address: too long')
  .transform((text) => text.trim().toLowerCase())
  .refine(isEmailAddress, 'Unable to validate email address: invalid format');
