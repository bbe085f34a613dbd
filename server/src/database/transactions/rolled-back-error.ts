import { DatabaseError } from '../port.ts';

/** PostgreSQL rolled back what it was told to commit, since a statement had failed before. */
export function rolledBackError(): DatabaseError {
  return new DatabaseError({
    code: '25P02',
    message: 'The transaction was rolled back, because one of its statements had failed.',
    hint: 'Let the error of a failed statement reject the work of its transaction.',
  });
}
