import { useEntriesByTime } from '#core/journal/use-entries-by-time.ts';
import { useEntries, type QueryState, type RowsResult } from '#core/records/use-rows.ts';
import type { EntryOf } from '#core/journal/define-journal.ts';
import { periodOf } from '#core/journal/period-of.ts';
import { usePreference } from '#core/preferences/preferences.ts';
import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import { medicationDoses, type Dose } from '#features/medications/medication-doses.ts';
import { moodEntries } from '#features/mood/mood-entries.ts';
import { sleepEntries } from '#features/sleep/sleep-entries.ts';
import { socialEntries } from '#features/social/social-entries.ts';
import { waterEntries } from '#features/water/water-entries.ts';
import { weekRows, type WeekEntries, type WeekRow } from './week-cells.ts';

/**
 * Query states in order of priority. If the queries have different states, the page explains the first one in this order.
 */
const states = ['failed', 'absent', 'loading', 'offline', 'ready'] as const satisfies readonly QueryState[];

/** One query covers this many weeks, so that neighbouring weeks need no further query. */
const weeksAtOnce = 4;

/**
 * The entries for the week that ended `back` weeks before `today`. `rows` names the table's rows: the journals with entries
 * in the four weeks of the query, without the pages that the person hid. Neighbouring weeks therefore have the same rows.
 */
export function useWeekEntries(today: CalendarDate, back: number) {
  const span = periodOf(today, 'fourWeeks', Math.floor(back / weeksAtOnce));
  const [visible] = usePreference('visiblePages');
  const results = {
    mood: useEntriesByTime<EntryOf<typeof moodEntries>>(moodEntries.table, span),
    sleep: useEntries<EntryOf<typeof sleepEntries>>(sleepEntries.table, span),
    social: useEntries<EntryOf<typeof socialEntries>>(socialEntries.table, span),
    water: useEntries<EntryOf<typeof waterEntries>>(waterEntries.table, span),
    medications: useEntries<Dose>(medicationDoses.table, span),
  } satisfies Record<WeekRow, RowsResult<object>>;
  const { mood, sleep, social, water, medications } = results;
  const isShown = (row: WeekRow) => visible[row] !== false;
  // Leave out the entries of a hidden page, so that the sentence above the week does not mention them.
  const entries: WeekEntries = {
    mood: isShown('mood') ? mood.rows : [],
    sleep: isShown('sleep') ? sleep.rows : [],
    social: isShown('social') ? social.rows : [],
    water: isShown('water') ? water.rows : [],
    medications: isShown('medications') ? medications.rows : [],
  };
  return {
    entries,
    rows: weekRows.filter((row) => entries[row].length > 0),
    state: states.find((state) => weekRows.some((row) => results[row].state === state)) ?? 'ready',
    // One retry refetches all failed queries of the page.
    retry: mood.retry,
  } satisfies { entries: WeekEntries; rows: readonly WeekRow[]; state: QueryState; retry: unknown };
}
