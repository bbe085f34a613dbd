import type { Claims, DatabaseError } from '#database/port.ts';
import { Refusal } from '#errors.ts';

/**
 * PostgREST's HTTP status for an SQLSTATE, or for a class of SQLSTATEs (the first two characters). Only errors that the
 * client can fix are listed.
 */
const statuses: Record<string, number> = {
  '0L': 403,
  '0P': 403,
  '28': 403,
  '23503': 409,
  '23505': 409,
  '25006': 405,
  '42883': 404,
  '42P01': 404,
  '42501': 403,
  '54': 413,
  AF001: 413,
  P0001: 400,
};

/** Classes of errors that are not the client's fault. The client does not get the database's message for them. */
const ownFaults: ReadonlySet<string> = new Set([
  ...['08', '09', '25', '2D', '38', '39', '3B', '40', '53', '55', '57', '58', 'F0', 'HV', 'P0', 'XX'],
]);

/** Errors whose detail lists the whole refused row: a missing value, and a check. */
const listsRow: ReadonlySet<string> = new Set(['23502', '23514']);

/** The status that an SQL function chose with an SQLSTATE such as `PT402`; undefined for other SQLSTATEs. */
function statusOfPt(code: string): number | undefined {
  return /^PT[45]\d\d$/.test(code) ? Number(code.slice(2)) : undefined;
}

/**
 * Converts a database error to a refusal with its SQLSTATE as code, its message, and PostgREST's status. Returns undefined for
 * internal faults. With row-level security, PostgreSQL omits row values from its error details. In a function that runs with its
 * owner's rights, the details contain them. So this function omits a detail that lists a row.
 */
export function databaseRefusal(error: DatabaseError, claims: Claims): Refusal | undefined {
  const { code, message, detail, hint } = error;
  const known = statusOfPt(code) ?? statuses[code] ?? statuses[code.slice(0, 2)];
  if (known === undefined && ownFaults.has(code.slice(0, 2))) return undefined;
  const facts = {
    message,
    details: listsRow.has(code) ? null : (detail ?? null),
    hint: hint ?? null,
    cause: error,
  };
  if (code === '42501' && claims.role === 'anon') {
    return new Refusal(code, { ...facts, status: 401, headers: { 'www-authenticate': 'Bearer' } });
  }
  return new Refusal(code, { ...facts, status: known ?? 400 });
}
