/** Why a write could not be put on this device. Words: namespace `core`, under `notKept`. */
export type NotKeptReason = 'full' | 'noStorage' | 'signedOut';

/**
 * A write was not saved, neither here nor at the server. The form shows the reason and keeps what was typed: its draft is only
 * cleared after the write call resolved.
 */
export class NotKept extends Error {
  override readonly name = 'NotKept';
  readonly reason: NotKeptReason;

  constructor(reason: NotKeptReason, cause?: unknown) {
    super(`the write could not be kept on this device: ${reason}`, { cause });
    this.reason = reason;
  }
}

/** Reads the browser's error: a full disk says so by name; everything else means that there is no store to write to. */
export function asNotKept(problem: unknown): NotKept {
  if (problem instanceof NotKept) return problem;
  const name = typeof problem === 'object' && problem !== null && 'name' in problem ? problem.name : undefined;
  return new NotKept(name === 'QuotaExceededError' ? 'full' : 'noStorage', problem);
}
