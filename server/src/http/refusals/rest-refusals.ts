import type { RefusalFacts } from '#errors.ts';

/**
 * The refusals of rest/v1: the PostgREST codes that this server uses, with the documented statuses and messages.
 * Database errors keep their SQLSTATE as code; rest/ creates them with `new Refusal(sqlstate, { status, message })`.
 */
export const restRefusals = {
  // The connection.
  PGRST001: { status: 503, message: 'Database client error. Retrying the connection.' },
  PGRST003: { status: 504, message: 'Timed out acquiring connection from connection pool.' },

  // The request.
  PGRST100: { status: 400, message: 'Failed to parse the query string' },
  PGRST101: { status: 405, message: 'Cannot use this method on a function' },
  PGRST102: { status: 400, message: 'Empty or invalid json' },
  PGRST103: { status: 416, message: 'Requested range not satisfiable' },
  PGRST106: { status: 406, message: 'Invalid schema' },
  PGRST107: { status: 406, message: 'None of these media types are available' },
  PGRST108: { status: 400, message: 'Not an embedded resource in this request' },
  PGRST111: {
    status: 500,
    message: 'response.headers guc must be a JSON array composed of objects with a single key and a string value',
  },
  PGRST112: { status: 500, message: 'response.status guc must be a valid status code' },
  PGRST116: { status: 406, message: 'Cannot coerce the result to a single JSON object' },
  PGRST117: { status: 405, message: 'Unsupported HTTP method' },
  PGRST118: { status: 400, message: 'A related order on this resource is not possible' },
  PGRST119: { status: 400, message: 'A spread operation on this resource is not possible' },
  PGRST120: { status: 400, message: 'Only is null or not is null filters are allowed on embedded resources' },
  PGRST122: { status: 400, message: 'Invalid preferences given with handling=strict' },
  PGRST123: { status: 400, message: 'Use of aggregate functions is not allowed' },
  PGRST124: { status: 400, message: 'Query result exceeds max-affected preference constraint' },
  PGRST125: { status: 404, message: 'Invalid path specified in request URL' },
  PGRST126: { status: 404, message: 'Root endpoint metadata is disabled' },
  PGRST127: { status: 400, message: 'Feature not implemented' },
  PGRST128: { status: 400, message: 'max-affected preference is not allowed here' },

  /** PostgreSQL's own code for an exceeded program limit: a response or a change is too large for one request. */
  '54000': { status: 413, message: 'Too much for one request' },

  /** Our own code: the account has the maximum number of rows, or of plans (decision 66). */
  AF001: { status: 413, message: 'This account has reached the number of records that one account may keep' },

  // The schema.
  PGRST200: { status: 400, message: 'Could not find a relationship in the schema cache' },
  PGRST201: { status: 300, message: 'Could not embed because more than one relationship was found' },
  PGRST202: { status: 404, message: 'Could not find the function in the schema cache' },
  PGRST203: { status: 300, message: 'Could not choose the best candidate function' },
  PGRST204: { status: 400, message: 'Could not find the column in the schema cache' },
  PGRST205: { status: 404, message: 'Could not find the table in the schema cache' },

  // The token.
  PGRST301: { status: 401, message: 'No suitable key or wrong key type' },
  PGRST303: { status: 401, message: 'JWT expired' },

  PGRSTX00: { status: 500, message: 'Something went wrong on the server. The database was not changed.' },
} satisfies Record<string, RefusalFacts>;
