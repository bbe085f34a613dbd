import { z } from 'zod';
import type { Invitation } from './run-request.ts';

export type OperatorRequest = AccountChange | Invitation | JobsRequest | BackupRequest;

/** The schema of a request that a command sends to a running server. */
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

/** A request to change an account. Absent fields stay unchanged. */
export interface AccountChange {
  email: string;
  /** The ISO time at which premium ends; null ends it now. */
  premiumUntil?: string | null;
  admin?: boolean;
}

/** A request for a backup into a file, encrypted if there is a passphrase. */
export interface BackupRequest {
  backup: string;
  passphrase?: string | undefined;
  /** Whether to create the file's folder if it is missing. */
  makeFolder?: boolean | undefined;
}

/** A request about jobs: list them, retry a dead letter, or remove one. */
export type JobsRequest = { jobs: 'list' } | { jobs: 'retry' | 'drop'; id: string };

/** The result of a request, as a sentence for the operator. */
export interface CommandResult {
  done: boolean;
  sentence: string;
}
