import { DatabaseError } from '../port.ts';

/** The fields of a PostgreSQL error message, in both engines' form. */
interface ErrorFields {
  message?: string;
  code?: string;
  detail?: string;
  hint?: string;
  constraint?: string;
}

/** Converts PostgreSQL's error to the port's. */
export function databaseErrorOf(fields: ErrorFields): DatabaseError {
  return new DatabaseError({
    code: fields.code ?? 'XX000',
    message: fields.message ?? 'The database gave no reason.',
    detail: fields.detail,
    hint: fields.hint,
    constraint: fields.constraint,
  });
}

/** PostgreSQL rolled back a transaction at its commit, because a statement had failed before. */
export function rolledBackError(): DatabaseError {
  return new DatabaseError({
    code: '25P02',
    message: 'The transaction was rolled back, because one of its statements had failed.',
    hint: 'Let the error of a failed statement reject the work of its transaction.',
  });
}
