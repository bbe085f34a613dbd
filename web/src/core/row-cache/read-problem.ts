/**
 * Why rows could not be read. Never contains the server's raw text.
 * - `unreachable`: no response.
 * - `refused`: the server refused, with this code.
 * - `failing`: the server cannot answer now, or limits requests (429).
 */
export class ReadProblem extends Error {
  override readonly name = 'ReadProblem';
  readonly kind: 'unreachable' | 'refused' | 'failing';
  readonly code: string | undefined;
  /** Consecutive failures and the time of the next automatic retry (ms since 1970). Undefined after a refusal. */
  retry: { readonly failures: number; readonly at: number } | undefined;

  /** Whether the server denies this session access to the rows (401 or 403). */
  readonly denied: boolean;

  constructor(kind: ReadProblem['kind'], code?: string, denied = false) {
    super(`rows could not be read: ${code ?? kind}`);
    this.kind = kind;
    this.code = code;
    this.denied = denied;
  }
}

/** Interprets an error response. Pass status 0 if the server did not respond. */
export function readProblemOf(status: number, code: string | undefined): ReadProblem {
  const busy = status === 408 || status === 429;
  if (code && !busy && status >= 400 && status < 500)
    return new ReadProblem('refused', code, status === 401 || status === 403);
  return new ReadProblem(status >= 400 ? 'failing' : 'unreachable');
}
