import { DatabaseError } from '#database/port.ts';
import { Refusal, type Family } from '#errors.ts';

/**
 * Converts a thrown error to the refusal for the client. `fault` says whether the pipeline logs the error as an internal
 * fault. It is true for unknown errors, and for known database states with a status of 500 or more. For a `Refusal` with
 * such a status, it is true only if the refusal has a cause.
 */
export function refusalOf(error: unknown, family: Family, requestId: string): { refusal: Refusal; fault: boolean } {
  if (error instanceof Refusal) return { refusal: error, fault: error.status >= 500 && error.cause !== undefined };
  if (isHangUp(error)) return { refusal: new Refusal('request_incomplete'), fault: false };
  if (error instanceof DatabaseError) {
    const known = stateOf(error.code, family);
    if (known) return { refusal: known, fault: known.status >= 500 };
  }
  const refusal =
    family === 'rest'
      ? new Refusal('PGRSTX00', { hint: `The server's log has more under request ${requestId}.` })
      : new Refusal('unexpected_failure', { extra: { error_id: requestId } });
  return { refusal, fault: true };
}

/** Whether Node reports that the client disconnected while sending. */
function isHangUp(error: unknown): boolean {
  return error instanceof Error && error.message === 'aborted' && (error as NodeJS.ErrnoException).code === 'ECONNRESET';
}

const notPlain = { message: 'A text holds a character that cannot be kept.' };

const noRoom = {
  message:
    'This server has no room left to keep anything. Nothing was changed. Its operator can make room; try again later.',
  headers: { 'retry-after': '30' },
};

/**
 * Returns the refusal for an SQLSTATE of two kinds. The first are temporary states of the database, after which the
 * client should retry. The second are client errors that can occur on any path. Undefined for other SQLSTATEs.
 */
function stateOf(sqlstate: string, family: Family): Refusal | undefined {
  const rest = family === 'rest';
  const retry = { headers: { 'retry-after': '2' } };
  if (sqlstate === '57014') return new Refusal('request_timeout');
  // PostgreSQL cannot store a text that contains NUL.
  if (sqlstate === '22021') return new Refusal(family === 'storage' ? 'InvalidRequest' : 'validation_failed', notPlain);
  if (sqlstate === '40001' || sqlstate === '40P01') return new Refusal('conflict');
  if (sqlstate === '53100') return new Refusal(rest ? 'PGRST001' : 'not_ready', noRoom);
  if (sqlstate.startsWith('08') || sqlstate.startsWith('57P')) return new Refusal(rest ? 'PGRST001' : 'not_ready', retry);
  // Always 503, never 504: these states are temporary, and a proxy would take a 504 for a failure of its own.
  if (sqlstate.startsWith('53')) return new Refusal(rest ? 'PGRST003' : 'not_ready', { ...retry, status: 503 });
  return undefined;
}
