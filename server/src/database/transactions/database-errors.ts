import { DatabaseError } from '../port.ts';

/** The fields of a PostgreSQL error, which both engines name alike. */
interface ErrorFields {
  message?: string;
  code?: string;
  detail?: string;
  hint?: string;
  constraint?: string;
}

/** Converts an error of PostgreSQL to the `DatabaseError` of port.ts. */
export function databaseErrorOf(fields: ErrorFields): DatabaseError {
  return new DatabaseError({
    code: fields.code ?? 'XX000',
    message: fields.message ?? 'The database gave no reason.',
    detail: fields.detail,
    hint: fields.hint,
    constraint: fields.constraint,
  });
}

/** The error if PostgreSQL rolled a transaction back at its commit, because an earlier statement had failed. */
export function rolledBackError(): DatabaseError {
  return new DatabaseError({
    code: '25P02',
    message: 'The transaction was rolled back, because one of its statements had failed.',
    hint: 'Let the error of a failed statement reject the work of its transaction.',
  });
}
