import { z } from 'zod';
import type { AccountChange } from './account-change.ts';
import type { BackupWish } from './backup-wish.ts';
import type { Invitation } from './grant-invitation.ts';
import type { JobsWish } from './jobs-wish.ts';

/** What an operator's command asks. */
export type Wish = AccountChange | Invitation | JobsWish | BackupWish;

/** How it is written to a running server. */
export const wishShape: z.ZodType<Wish> = z.union([
  z.strictObject({
    email: z.string().min(3).max(255),
    premiumUntil: z.iso.datetime().nullable().optional(),
    admin: z.boolean().optional(),
  }),
  z.strictObject({ invite: z.email().max(255) }),
  z.strictObject({ jobs: z.literal('list') }),
  z.strictObject({
    backup: z.string().min(1),
    passphrase: z.string().min(1).optional(),
    makeFolder: z.boolean().optional(),
  }),
  z.strictObject({ jobs: z.enum(['retry', 'drop']), id: z.uuid() }),
]);
