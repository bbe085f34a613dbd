/**
 * Why rows could not be read. Never holds the server's raw text.
 * - `unreachable`: nobody answered.
 * - `refused`: the server said no, with this code.
 * - `failing`: the server answered that it cannot now, or not so often (429).
 */
export class ReadProblem extends Error {
  override readonly name = 'ReadProblem';
  readonly kind: 'unreachable' | 'refused' | 'failing';
  readonly code: string | undefined;
  /** How often in a row there was no answer, and when the question is asked again by itself (ms since 1970). None for a refusal. */
  retry: { readonly failures: number; readonly at: number } | undefined;

  /** Whether this session may not read them at all. */
  readonly denied: boolean;

  constructor(kind: ReadProblem['kind'], code?: string, denied = false) {
    super(`rows could not be read: ${code ?? kind}`);
    this.kind = kind;
    this.code = code;
    this.denied = denied;
  }
}

/** What an answer without rows means. A request that nobody answered has status 0. */
export function readProblemOf(status: number, code: string | undefined): ReadProblem {
  const busy = status === 408 || status === 429;
  if (code && !busy && status >= 400 && status < 500)
    return new ReadProblem('refused', code, status === 401 || status === 403);
  return new ReadProblem(status >= 400 ? 'failing' : 'unreachable');
}
