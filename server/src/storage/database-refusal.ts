import { DatabaseError } from '#database/port.ts';
import { Refusal } from '#errors.ts';

/** What the caller is told of an error that the database gave: a right that is missing, a name that is taken, a person who is gone. Others are faults. */
export function databaseRefusal(error: unknown): unknown {
  if (!(error instanceof DatabaseError)) return error;
  if (error.code === '42501') {
    return new Refusal('AccessDenied', { message: 'new row violates row-level security policy', cause: error });
  }
  if (error.code === '23505') return new Refusal('KeyAlreadyExists', { cause: error });
  if (error.code === '23503') return new Refusal('AccessDenied', { cause: error });
  return error;
}
