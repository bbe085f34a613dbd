import { useState } from 'react';
import { useDraft } from '#core/drafts/use-draft.ts';
import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import type { Journal } from './define-journal.ts';
import type { Fields } from './fields.ts';
import { useJournal } from './use-journal.ts';

/** One object, so that a render does not take it for something typed. */
const untouched = {};

/**
 * Whether the selected day is read before it is written: another day than today that has entries, and nothing typed that waits to be
 * saved. Answered once for a day, so that adding the first entry or removing the last moves nothing. Until it is known it is what it was
 * for the day before, and undefined on a page that has just opened.
 */
export function useReadsFirst<Of extends Fields>(of: Journal<Of>): boolean | undefined {
  const { date, today, entries, reading } = useJournal(of);
  const [typed] = useDraft<object>(`${of.table}:${date}`, untouched);
  const [answer, setAnswer] = useState<{ readonly day: CalendarDate; readonly first: boolean } | null>(null);
  if (answer?.day === date) return answer.first;
  if (date !== today && reading === 'loading') return answer?.first;
  const first = date !== today && entries.length > 0 && typed === untouched;
  setAnswer({ day: date, first });
  return first;
}
