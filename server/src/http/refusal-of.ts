import { DatabaseError } from '#database/port.ts';
import { Refusal, type Family } from '#errors.ts';

/** Turns a thrown error into the refusal that the client receives. Errors that are neither a `Refusal` nor a known database state are our faults. */
export function refusalOf(error: unknown, family: Family, requestId: string): { refusal: Refusal; fault: boolean } {
  if (error instanceof Refusal) return { refusal: error, fault: error.status >= 500 && error.cause !== undefined };
  if (isHangUp(error)) return { refusal: new Refusal('request_incomplete'), fault: false };
  if (error instanceof DatabaseError) {
    const known = stateOf(error.code, family);
    if (known) return { refusal: known, fault: known.status >= 500 };
  }
  const refusal =
    family === 'rest'
      ? new Refusal('PGRSTX00', { hint: `The server's log tells more under request ${requestId}.` })
      : new Refusal('unexpected_failure', { extra: { error_id: requestId } });
  return { refusal, fault: true };
}

/** Node's own words for a caller that went away in the middle of sending. */
function isHangUp(error: unknown): boolean {
  return error instanceof Error && error.message === 'aborted' && (error as NodeJS.ErrnoException).code === 'ECONNRESET';
}

const notPlain = { message: 'A text holds a character that cannot be kept.' };

const noRoom = {
  message:
    'This server has no room left to keep anything. Nothing was changed. Its operator can make room; try again later.',
  headers: { 'retry-after': '30' },
};

/** States of the database that pass by themselves, where the caller does well to try again, and what is the caller's to mend on every path. */
function stateOf(sqlstate: string, family: Family): Refusal | undefined {
  const rest = family === 'rest';
  const retry = { headers: { 'retry-after': '2' } };
  if (sqlstate === '57014') return new Refusal('request_timeout');
  // A NUL within a text, which PostgreSQL keeps nowhere.
  if (sqlstate === '22021') return new Refusal(family === 'storage' ? 'InvalidRequest' : 'validation_failed', notPlain);
  if (sqlstate === '40001' || sqlstate === '40P01') return new Refusal('conflict');
  if (sqlstate === '53100') return new Refusal(rest ? 'PGRST001' : 'not_ready', noRoom);
  if (sqlstate.startsWith('08') || sqlstate.startsWith('57P')) return new Refusal(rest ? 'PGRST001' : 'not_ready', retry);
  // 503 on every path: all of these pass by themselves, and proxies take a 504 for a fault of theirs.
  if (sqlstate.startsWith('53')) return new Refusal(rest ? 'PGRST003' : 'not_ready', { ...retry, status: 503 });
  return undefined;
}
