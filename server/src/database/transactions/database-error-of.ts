import { DatabaseError } from '../port.ts';

/** The fields of an error message of PostgreSQL's protocol, as both engines hand them over. */
interface ErrorFields {
  message?: string;
  code?: string;
  detail?: string;
  hint?: string;
  constraint?: string;
}

/** Makes the port's error from what PostgreSQL said. */
export function databaseErrorOf(fields: ErrorFields): DatabaseError {
  return new DatabaseError({
    code: fields.code ?? 'XX000',
    message: fields.message ?? 'The database gave no reason.',
    detail: fields.detail,
    hint: fields.hint,
    constraint: fields.constraint,
  });
}
