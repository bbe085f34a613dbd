import type { CalendarDate } from '@cogn/shared/calendar-date.ts';

/** A span without cycle days and predictions, such as a pregnancy. `to_date` is its last day; null while it continues. */
export interface CyclePause {
  readonly from_date: string;
  readonly to_date: string | null;
}

/** What predictions leave out: the first days of cycles that the person excluded, and pauses. */
export interface LeaveOut {
  readonly byHand: ReadonlySet<string>;
  readonly pauses: readonly CyclePause[];
}

export const nothingLeftOut: LeaveOut = { byHand: new Set(), pauses: [] };

/**
 * Whether the page counts cycle days on a day. During a pause it does not (`paused`). After a pause it begins again with the
 * next period; until then the state is `waiting`.
 */
export type Counting<Pause extends CyclePause = CyclePause> =
  | { readonly kind: 'counted' }
  | { readonly kind: 'paused'; readonly pause: Pause }
  | { readonly kind: 'waiting' };

/**
 * Whether the page counts cycle days on `day`. `starts` are the first days of the recorded periods, oldest first. After a
 * pause, counting begins again with the first period that starts on the pause's last day or later. The rule is ours: an older
 * start says nothing about when the next period comes.
 */
export function countingOn<Pause extends CyclePause>(
  day: CalendarDate,
  starts: readonly CalendarDate[],
  pauses: readonly Pause[],
): Counting<Pause> {
  const pause = pauses.find((each) => each.from_date <= day && (each.to_date === null || day <= each.to_date));
  if (pause) return { kind: 'paused', pause };
  const last = starts.findLast((start) => start <= day) ?? '';
  const isWaiting = pauses.some(({ to_date }) => to_date !== null && to_date < day && last < to_date);
  return { kind: isWaiting ? 'waiting' : 'counted' };
}

/** Whether a pause reaches into the cycle from `start` to the day before `next`. One that ends on `start` does not. */
export function isPausedBetween(start: CalendarDate, next: CalendarDate, pauses: readonly CyclePause[]): boolean {
  return pauses.some(({ from_date, to_date }) => from_date < next && (to_date === null || to_date > start));
}
