import pg from 'pg';
import { DatabaseError } from '../port.ts';
import { databaseErrorOf } from '../transactions/database-error-of.ts';

/**
 * Makes the port's error from one that `pg` gave. What has no SQLSTATE came from the network or the client itself: the connection is lost, and
 * whether the last statement ran is unknown; asking again is right.
 */
export function connectionErrorOf(error: unknown): DatabaseError {
  if (error instanceof pg.DatabaseError) return databaseErrorOf(error);
  return new DatabaseError({
    code: '08006',
    message: 'The connection to the database was lost.',
    detail: error instanceof Error ? error.message : undefined,
    hint: 'Ask again: the next try takes a new connection.',
  });
}
