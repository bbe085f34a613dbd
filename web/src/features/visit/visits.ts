import { date, flag, optional, text, type Values } from '#core/journal/fields.ts';
import type { CalendarDate } from '@cogn/shared/calendar-date.ts';

const question = optional(text({ maxLength: 300 }));

/** What the person prepares for a visit, and notes after it. The lengths fit a printed page. */
export const visits = {
  table: 'visits',
  fields: {
    day: optional(date()),
    professional: optional(text({ maxLength: 200 })),
    reason: optional(text({ maxLength: 1000 })),
    first_question: question,
    second_question: question,
    third_question: question,
    to_say: optional(text({ maxLength: 3000 })),
    answers: optional(text({ maxLength: 5000 })),
    /** Whether the visit is over. The marks of its entries (`VisitMark`) then have the visit's id as `visit_id`. */
    done: flag(),
  },
} as const;

export type Visit = Values<typeof visits.fields> & {
  readonly id: string;
  readonly created_at: string;
  /** The appointment of the calendar; null for a visit without one. */
  readonly appointment_id: string | null;
};

/** An entry of a journal that the person takes to a visit. */
export interface VisitMark {
  readonly id: string;
  /** The past visit to which the person took the entry; null if the entry waits for the next visit. */
  readonly visit_id: string | null;
  readonly entry_table: string;
  readonly entry_id: string;
  readonly entry_date: CalendarDate;
}

/** The table of `VisitMark`. */
export const visitMarksTable = 'visit_marks';

export const questionFields = ['first_question', 'second_question', 'third_question'] as const;

/** Visits in preparation: the coming ones by day, then those without a day, then those whose day is over, latest first. */
export function visitsToCome<Of extends Pick<Visit, 'id' | 'day' | 'done' | 'created_at'>>(
  all: readonly Of[],
  today: CalendarDate,
): readonly Of[] {
  const rank = ({ day }: Of) => (day === null ? 1 : day >= today ? 0 : 2);
  return all
    .filter(({ done }) => !done)
    .toSorted((one, other) => {
      const byRank = rank(one) - rank(other);
      if (byRank !== 0) return byRank;
      const [a, b] = [one, other].map(({ day, created_at }) => `${day ?? ''} ${created_at}`) as [string, string];
      return (a < b ? -1 : 1) * (rank(one) === 2 ? -1 : 1);
    });
}

/** The marks for a visit: its own if it is over, otherwise those that wait for the next visit. Oldest entry first. */
export function marksOf<Of extends Pick<VisitMark, 'visit_id' | 'entry_date'>>(
  marks: readonly Of[],
  visit: Pick<Visit, 'id' | 'done'> | undefined,
): readonly Of[] {
  const id = visit?.done ? visit.id : null;
  return marks
    .filter(({ visit_id }) => visit_id === id)
    .toSorted((one, other) => (one.entry_date < other.entry_date ? -1 : one.entry_date > other.entry_date ? 1 : 0));
}
