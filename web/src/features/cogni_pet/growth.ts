import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import type { PetRow } from './pet-tables.ts';

/** The points that each level requires. Every level requires the same number, so that growing never gets harder. */
export const pointsOfLevel = 12;

/**
 * The maximum number of actions that earn points on one day. Further actions earn none, so that nobody feels pressed to do
 * more. The database uses the same limit.
 */
const countedOfDay = 3;

type Counted = Partial<Pick<PetRow, 'entry_points' | 'action_points' | 'counted_to' | 'seen_level'>>;

/** The companion's level, and the points from entries and from actions. */
export interface Growth {
  readonly level: number;
  /** Points since the level began, from 0 to below `pointsOfLevel`. */
  readonly within: number;
  readonly fromEntries: number;
  readonly fromActions: number;
}

/**
 * Computes the growth from the points that the server has counted and from the actions since that count. A day without
 * actions changes nothing. The level never falls below `seen_level`, the level that the person has already seen.
 */
export function growthOf(counted: Counted | undefined, actions: readonly { readonly date: CalendarDate }[]): Growth {
  const fromEntries = counted?.entry_points ?? 0;
  const fromActions = (counted?.action_points ?? 0) + pointsSince(counted?.counted_to ?? null, actions);
  const seenPoints = ((counted?.seen_level ?? 1) - 1) * pointsOfLevel;
  const points = Math.max(seenPoints, fromEntries + fromActions);
  return { level: 1 + Math.floor(points / pointsOfLevel), within: points % pointsOfLevel, fromEntries, fromActions };
}

function pointsSince(day: CalendarDate | null, actions: readonly { readonly date: CalendarDate }[]): number {
  const ofDay = new Map<CalendarDate, number>();
  for (const { date } of actions) {
    if (day === null || date >= day) ofDay.set(date, Math.min(countedOfDay, (ofDay.get(date) ?? 0) + 1));
  }
  return [...ofDay.values()].reduce((sum, points) => sum + points, 0);
}
