import { useMemo } from 'react';
import type { EntryOf } from '#core/journal/define-journal.ts';
import type { Values } from '#core/journal/fields.ts';
import { useJournal } from '#core/journal/journal-context.ts';
import { useOwnRow, useEntries } from '#core/records/use-rows.ts';
import { addDays } from '@cogn/shared/calendar-date.ts';
import { menstrualEntries, menstrualSettings } from './menstrual-entries.ts';
import { periodsOf, type Period } from './period-starts.ts';

/** How many days before the selected date (or before today, if that is earlier) the recorded periods are read: two years. */
const reach = 730;

interface CycleKnown {
  /** Only in the state `known` may the page make statements about the cycle. */
  readonly state: 'loading' | 'known' | 'unknown';
  /** The recorded periods, oldest first. */
  readonly periods: readonly Period[];
  readonly pause: Partial<Values<typeof menstrualSettings.fields>>;
  /** The first days of the excluded cycles. */
  readonly byHand: ReadonlySet<string>;
}

/**
 * The person's recorded periods, the pause of predictions, and the excluded cycles. The periods go back two years before the
 * selected date, or before today if today is earlier.
 */
export function useCycle(): CycleKnown {
  const { date, today } = useJournal(menstrualEntries);
  const [first, last] = date < today ? [date, today] : [today, date];
  const { rows, state, known } = useEntries<EntryOf<typeof menstrualEntries>>(menstrualEntries.table, {
    from: addDays(first, -reach),
    to: last,
  });
  const settings = useOwnRow<Values<typeof menstrualSettings.fields>>(menstrualSettings.table);
  const periods = useMemo(() => periodsOf(rows), [rows]);
  const leftOut = settings.row?.left_out;
  const byHand = useMemo(() => new Set(leftOut?.split(' ')), [leftOut]);
  const loading = state === 'loading' || settings.state === 'loading';
  const reached = settings.known && (state === 'ready' || (known && rows.length > 0));
  return { state: loading ? 'loading' : reached ? 'known' : 'unknown', periods, pause: settings.row ?? {}, byHand };
}
