import { z } from 'zod';
import type { Invitation } from './run-request.ts';

/** What an operator's command asks. */
export type OperatorRequest = AccountChange | Invitation | JobsRequest | BackupRequest;

/** How it is written to a running server. */
export const operatorRequestShape: z.ZodType<OperatorRequest> = z.union([
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

/** What an operator asks to be done to an account. Absent fields stay as they are. */
export interface AccountChange {
  email: string;
  /** ISO time at which premium ends; null ends it now. */
  premiumUntil?: string | null;
  admin?: boolean;
}

/** What an operator asks: a copy of everything into a file, sealed where there is a passphrase. */
export interface BackupRequest {
  backup: string;
  passphrase?: string | undefined;
  /** Whether the file's folder is made where it is not there. */
  makeFolder?: boolean | undefined;
}

/** What an operator asks of the jobs: to see them; to run a dead letter once more; to remove one. */
export type JobsRequest = { jobs: 'list' } | { jobs: 'retry' | 'drop'; id: string };

/** The result of a request, as a sentence for the operator. */
export interface CommandResult {
  done: boolean;
  sentence: string;
}
