import type { Refusal } from '#core/rows/operation.ts';

/** Why this device could not store a write. Messages: namespace `core`, under `notKept`. */
export type NotStoredReason = 'full' | 'noStorage' | 'signedOut';

/**
 * Thrown if this device could not store a write. The server will not receive the write either. The form shows the reason and
 * keeps its text, because it clears its draft only after the write resolves.
 */
export class NotStored extends Error {
  override readonly name = 'NotStored';
  readonly reason: NotStoredReason;

  constructor(reason: NotStoredReason, cause?: unknown) {
    super(`the write could not be stored on this device: ${reason}`, { cause });
    this.reason = reason;
  }
}

/**
 * Converts an error of the browser's storage. A full disk has its own error name; every other error means that there is no
 * usable storage.
 */
export function asNotStored(problem: unknown): NotStored {
  if (problem instanceof NotStored) return problem;
  const name = typeof problem === 'object' && problem !== null && 'name' in problem ? problem.name : undefined;
  return new NotStored(name === 'QuotaExceededError' ? 'full' : 'noStorage', problem);
}

/** Message key in namespace `core`, under `refused`, that explains why the server refused a write. */
export type RefusalWord =
  | 'notAllowed'
  | 'noConsent'
  | 'retroactive'
  | 'notYet'
  | 'gone'
  | 'invalid'
  | 'duplicate'
  | 'tooLarge'
  | 'full'
  | 'other';

const words: Readonly<Record<string, RefusalWord>> = {
  // PostgreSQL: insufficient privilege, also from row-level security (for example, premium ended).
  '42501': 'notAllowed',
  // Our own code: adding or changing appointments on a past day needs premium (decision 27).
  PM001: 'retroactive',
  // Our own code: the date has not begun in any time zone (`app.guard_day_to_come`).
  FD001: 'notYet',
  // Our own code: the person has not consented to this kind of record, or withdrew the consent (decision 34).
  CN001: 'noConsent',
  // Our own code: the account has reached its limit of records, tags or medicine plans (decision 66).
  AF001: 'full',
  gone: 'gone',
  // A failed check or not-null constraint, text that is too long or unreadable, a number or date out of range.
  '23514': 'invalid',
  '23502': 'invalid',
  '22001': 'invalid',
  '22003': 'invalid',
  '22P02': 'invalid',
  '22007': 'invalid',
  '22008': 'invalid',
  '23505': 'duplicate',
};

/** The message key of a refusal; `other` if the code suggests no action. */
export function refusalWord({ code, status }: Refusal): RefusalWord {
  return words[code] ?? (status === 413 ? 'tooLarge' : status === 403 ? 'notAllowed' : 'other');
}

/** Like `refusalWord`, for a write of the outbox, which can also conflict with another version of its row. */
export function outboxRefusalWord(refusal: Refusal): RefusalWord | 'conflict' {
  return refusal.theirs ? 'conflict' : refusalWord(refusal);
}
