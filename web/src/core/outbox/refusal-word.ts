import type { Refusal } from '#core/rows/operation.ts';

/** The word of namespace `core`, under `refused`, that says in the person's language why the server did not take a write. */
export type RefusalWord =
  'notAllowed' | 'noConsent' | 'retroactive' | 'notYet' | 'gone' | 'invalid' | 'duplicate' | 'tooLarge' | 'full' | 'other';

const words: Readonly<Record<string, RefusalWord>> = {
  // PostgreSQL: insufficient privilege, which row-level security answers too (premium ended, for one).
  '42501': 'notAllowed',
  // Ours: adding or changing on a day that is past takes premium (decision 27).
  PM001: 'retroactive',
  // Ours: the day has begun nowhere on earth (`app.guard_day_to_come`).
  FD001: 'notYet',
  // Ours: the person has not agreed to keeping this kind of record, or took that back (decision 34).
  CN001: 'noConsent',
  // Ours: the account keeps as many records as one may (decision 66).
  AF001: 'full',
  gone: 'gone',
  // Check, not null, text too long, number out of range, unreadable text, dates out of range.
  '23514': 'invalid',
  '23502': 'invalid',
  '22001': 'invalid',
  '22003': 'invalid',
  '22P02': 'invalid',
  '22007': 'invalid',
  '22008': 'invalid',
  '23505': 'duplicate',
};

/** Chooses the word for a refusal; `other` where the code says nothing that a person could act on. */
export function refusalWord({ code, status }: Refusal): RefusalWord {
  return words[code] ?? (status === 413 ? 'tooLarge' : status === 403 ? 'notAllowed' : 'other');
}

/** The same for a write of the outbox, which can also be in conflict with another version of its row. */
export function outboxRefusalWord(refusal: Refusal): RefusalWord | 'conflict' {
  return refusal.theirs ? 'conflict' : refusalWord(refusal);
}
