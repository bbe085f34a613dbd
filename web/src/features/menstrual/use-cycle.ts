import { useMemo } from 'react';
import type { EntryOf } from '#core/journal/define-journal.ts';
import type { Values } from '#core/journal/fields.ts';
import { useJournal } from '#core/journal/journal-context.ts';
import type { Item } from '#core/list/define-list.ts';
import { useOwnRow, useEntries, useRows } from '#core/records/use-rows.ts';
import { addDays, type CalendarDate } from '@cogn/shared/calendar-date.ts';
import { countingOn, type Counting, type LeaveOut } from './cycle-pauses.ts';
import { menstrualEntries, menstrualPauses, menstrualSettings } from './menstrual-entries.ts';
import { periodsOf, type Period } from './period-starts.ts';

/** Two years in days. The page loads the periods of this time before the selected date or today, whichever is earlier. */
const reach = 730;

/** One row of public.menstrual_pauses. */
export type PauseRow = Item<(typeof menstrualPauses)['fields']>;

interface CycleKnown {
  /** Only in the state `known` may the page make statements about the cycle. */
  readonly state: 'loading' | 'known' | 'unknown';
  /** The recorded periods, oldest first. */
  readonly periods: readonly Period[];
  /** The entries of the same span as the periods, oldest first. */
  readonly entries: readonly EntryOf<typeof menstrualEntries>[];
  /** The excluded cycles and the pauses. */
  readonly out: LeaveOut;
  /** Whether the page counts cycle days on a day (`countingOn`). */
  readonly on: (day: CalendarDate) => Counting<PauseRow>;
}

/** The person's recorded periods within `reach`, the pauses, and the excluded cycles. */
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
  const paused = useRows<PauseRow>(menstrualPauses.table);
  const pauses = paused.rows;
  const out = useMemo(() => ({ byHand: new Set(leftOut?.split(' ')), pauses }), [leftOut, pauses]);
  const starts = useMemo(() => periods.map(({ start }) => start), [periods]);
  const loading = [state, settings.state, paused.state].includes('loading');
  const reached = settings.known && paused.known && (state === 'ready' || (known && rows.length > 0));
  return {
    state: loading ? 'loading' : reached ? 'known' : 'unknown',
    periods,
    entries: rows,
    out,
    on: (day) => countingOn(day, starts, pauses),
  };
}
