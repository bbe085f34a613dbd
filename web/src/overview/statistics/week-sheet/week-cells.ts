import { moodCounts, type Mood } from '#features/mood/mood-entries.ts';
import { moodOfDay } from '#features/mood/mood-of-day.ts';
import { averageHours, hoursByDay, type NightTimes } from '#features/sleep/night-hours.ts';
import { averageLevel, type Said } from '#features/social/social-levels.ts';
import { dailyAmounts } from '#features/water/water-entries.ts';
import type { DoseState } from '#features/medications/medication-doses.ts';
import type { CalendarDate } from '@cogn/shared/calendar-date.ts';

/** The journals of the week sheet, in the order of its rows. The ids are page ids. */
export const weekRows = ['mood', 'sleep', 'social', 'water', 'medications'] as const;
export type WeekRow = (typeof weekRows)[number];

/** The entries of each journal, oldest first. */
export interface WeekEntries {
  readonly mood: readonly { readonly date: CalendarDate; readonly mood: Mood }[];
  readonly sleep: readonly NightTimes[];
  readonly social: readonly Said[];
  readonly water: readonly { readonly date: CalendarDate; readonly amount_ml: number }[];
  readonly medications: readonly { readonly date: CalendarDate; readonly state: DoseState }[];
}

/** The values of one day. Null means that there is nothing to draw; it is never drawn as zero. */
export interface DayCells {
  readonly day: CalendarDate;
  readonly mood: Mood | null;
  /** Hours slept. */
  readonly sleep: number | null;
  /** Mean level of the social battery, in percent. */
  readonly social: number | null;
  /** Millilitres. */
  readonly water: number | null;
  /** Doses taken. Skipped doses are not drawn, because the sheet does not count what was not done. */
  readonly medications: number | null;
}

/** The values of these days, computed as on the journals' own pages. */
export function cellsOfDays(days: readonly CalendarDate[], entries: WeekEntries): readonly DayCells[] {
  const amounts = dailyAmounts(entries.water);
  return days.map((day) => {
    const on = <Entry extends { readonly date: CalendarDate }>(all: readonly Entry[]) =>
      all.filter(({ date }) => date === day);
    const taken = on(entries.medications).filter(({ state }) => state === 'taken').length;
    return {
      day,
      mood: moodOfDay(on(entries.mood)),
      sleep: hoursByDay(on(entries.sleep)),
      social: averageLevel(on(entries.social)),
      water: amounts.get(day) ?? null,
      medications: taken === 0 ? null : taken,
    };
  });
}

/**
 * The minimum upper end of each bar row's scale, in hours, percent and ml. Without this minimum, a single low value would
 * fill its bar. A higher value raises the upper end.
 */
export const tops = { sleep: 8, social: 100, water: 1000 };
export type BarRow = keyof typeof tops;

/** The height of a day's bar, as a share from 0 to 1 of a scale that starts at zero. */
export function shareOfBar(row: BarRow, value: number, cells: readonly DayCells[]): number {
  return value / Math.max(tops[row], ...cells.map((day) => day[row] ?? 0));
}

/** The fact that the sentence above the week states. */
export type WeekFact =
  | { readonly says: 'mood'; readonly mood: Mood }
  | { readonly says: 'moods' }
  | { readonly says: 'sleep'; readonly hours: number }
  | { readonly says: 'noted' }
  | { readonly says: 'nothing' };

/**
 * Returns the first fact that applies to the week, in this order: its most frequent mood, a tie of moods, the mean sleep,
 * any value, no value.
 */
export function factOfWeek(cells: readonly DayCells[], nights: readonly NightTimes[]): WeekFact {
  const [first, second] = moodCounts(cells.flatMap(({ mood }) => (mood === null ? [] : [{ mood }])));
  if (first !== undefined) return first.count === second?.count ? { says: 'moods' } : { says: 'mood', mood: first.mood };
  const days = new Set(cells.map(({ day }) => day));
  const hours = averageHours(nights.filter(({ date }) => days.has(date)));
  if (hours !== null) return { says: 'sleep', hours };
  return { says: cells.some((day) => weekRows.some((row) => day[row] !== null)) ? 'noted' : 'nothing' };
}
