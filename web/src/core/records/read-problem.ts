/** Why rows could not be read: nobody answered, or the server said no with this code. Never holds the server's raw text. */
export class ReadProblem extends Error {
  override readonly name = 'ReadProblem';
  readonly kind: 'unreachable' | 'refused';
  readonly code: string | undefined;

  constructor(kind: 'unreachable' | 'refused', code?: string) {
    super(`rows could not be read: ${code ?? kind}`);
    this.kind = kind;
    this.code = code;
  }
}
