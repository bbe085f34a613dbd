import { z } from 'zod';
import { emailAddress } from '../requests/email-address.ts';
import { orAbsent, password, phone } from '../requests/fields.ts';
import { metadata } from '../requests/metadata.ts';

/** What the operator may set on an account. `role` must be one that a person's token can carry. */
export const adminUserBody = z.object({
  id: orAbsent(z.uuid('ID must conform to the uuid v4 format')),
  role: orAbsent(z.literal('authenticated')),
  email: orAbsent(emailAddress),
  phone: orAbsent(phone),
  password: orAbsent(password),
  email_confirm: orAbsent(z.boolean()),
  phone_confirm: orAbsent(z.boolean()),
  user_metadata: orAbsent(metadata),
  app_metadata: orAbsent(metadata),
  ban_duration: orAbsent(z.string().max(40)),
});
export type AdminUserBody = z.infer<typeof adminUserBody>;
