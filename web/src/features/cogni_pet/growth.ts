import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import type { PetRow } from './pet-tables.ts';

/** So many points make a level. Every level takes the same, so that growing never gets harder. */
export const pointsOfLevel = 12;

/** So many actions of a day are points; further ones are for joy alone, so that nobody must do more. The database counts by the same number. */
const countedOfDay = 3;

type Counted = Partial<Pick<PetRow, 'entry_points' | 'deed_points' | 'counted_to' | 'seen_level'>>;

/** How far the companion has grown, and from what. */
export interface Growth {
  readonly level: number;
  /** Points within the level, from 0 to below `pointsOfLevel`. */
  readonly within: number;
  readonly fromEntries: number;
  readonly fromActions: number;
}

/**
 * The growth by what the server has counted and by the actions since. Time takes no part in it: a day without anything changes nothing. A level
 * that was shown once stays, even before this device has the entries that led to it.
 */
export function growthOf(counted: Counted | undefined, actions: readonly { readonly date: CalendarDate }[]): Growth {
  const fromEntries = counted?.entry_points ?? 0;
  const fromActions = (counted?.deed_points ?? 0) + pointsSince(counted?.counted_to ?? null, actions);
  const told = ((counted?.seen_level ?? 1) - 1) * pointsOfLevel;
  const points = Math.max(told, fromEntries + fromActions);
  return { level: 1 + Math.floor(points / pointsOfLevel), within: points % pointsOfLevel, fromEntries, fromActions };
}

function pointsSince(day: CalendarDate | null, actions: readonly { readonly date: CalendarDate }[]): number {
  const ofDay = new Map<CalendarDate, number>();
  for (const { date } of actions) {
    if (day === null || date >= day) ofDay.set(date, Math.min(countedOfDay, (ofDay.get(date) ?? 0) + 1));
  }
  return [...ofDay.values()].reduce((sum, points) => sum + points, 0);
}
