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

/** The states of a query, the one that most needs a word first. */
const states = ['failed', 'absent', 'loading', 'offline', 'ready'] as const satisfies readonly QueryState[];

/** Weeks that one query covers, so that the nearest ones appear without another. */
const weeksAtOnce = 4;

/**
 * The entries for the week that ended this many weeks before `today`. `rows` are the journals with entries in its four weeks, so that a
 * row neither comes nor goes between neighbouring weeks; a page that the person hid has none.
 */
export function useWeekEntries(today: CalendarDate, back: number) {
  const span = periodOf(today, 'fourWeeks', Math.floor(back / weeksAtOnce));
  const [visible] = usePreference('visiblePages');
  const results = {
    mood: useEntries<EntryOf<typeof moodEntries>>(moodEntries.table, span),
    sleep: useEntries<EntryOf<typeof sleepEntries>>(sleepEntries.table, span),
    social: useEntries<EntryOf<typeof socialEntries>>(socialEntries.table, span),
    water: useEntries<EntryOf<typeof waterEntries>>(waterEntries.table, span),
    medications: useEntries<Dose>(medicationDoses.table, span),
  } satisfies Record<WeekRow, RowsResult<object>>;
  const { mood, sleep, social, water, medications } = results;
  const isShown = (row: WeekRow) => visible[row] !== false;
  // The sentence above the week is silent about a hidden page, too.
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
    // Each retry asks for all failed queries of the page.
    retry: mood.retry,
  } satisfies { entries: WeekEntries; rows: readonly WeekRow[]; state: QueryState; retry: unknown };
}
