/**
 * Why rows could not be read. Never holds the server's raw text.
 * - `unreachable`: nobody answered.
 * - `refused`: the server said no, with this code.
 * - `failing`: the server answered that it cannot now.
 */
export class ReadProblem extends Error {
  override readonly name = 'ReadProblem';
  readonly kind: 'unreachable' | 'refused' | 'failing';
  readonly code: string | undefined;

  constructor(kind: ReadProblem['kind'], code?: string) {
    super(`rows could not be read: ${code ?? kind}`);
    this.kind = kind;
    this.code = code;
  }
}

/** What an answer without rows means. A request that nobody answered has status 0. */
export function readProblemOf(status: number, code: string | undefined): ReadProblem {
  if (code && status >= 400 && status < 500) return new ReadProblem('refused', code);
  return new ReadProblem(status >= 400 ? 'failing' : 'unreachable');
}
