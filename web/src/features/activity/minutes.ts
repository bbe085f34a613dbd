import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import { sum } from '#lib/aggregates.ts';
import { activityTypes, intensities, type ActivityType, type IntensityOrUnsaid } from './activity-entries.ts';

interface Done {
  readonly date: CalendarDate;
  readonly type: ActivityType;
  readonly duration_minutes: number;
  readonly intensity: (typeof intensities)[number] | null;
}

/** Minutes of one type or of one intensity. */
export interface Share<Kind extends string> {
  readonly kind: Kind;
  readonly minutes: number;
}

/** The minutes of each given day. A day without a record is null, because its minutes are unknown rather than zero. */
export function minutesByDay(entries: readonly Done[], days: readonly CalendarDate[]): (number | null)[] {
  const byDay = Map.groupBy(entries, (entry) => entry.date);
  return days.map((day) => sum((byDay.get(day) ?? []).map((entry) => entry.duration_minutes)));
}

/** Minutes of each recorded type, the longest first. `parts` splits them by intensity, from the least intense. */
export function minutesByType(
  entries: readonly Done[],
): readonly (Share<ActivityType> & { readonly parts: readonly Share<IntensityOrUnsaid>[] })[] {
  return activityTypes
    .map((kind) => {
      const ofKind = entries.filter((entry) => entry.type === kind);
      return { kind, minutes: total(ofKind), parts: minutesByIntensity(ofKind) };
    })
    .filter(({ minutes }) => minutes > 0)
    .sort((one, other) => other.minutes - one.minutes);
}

/** Minutes of each recorded intensity, from the least intense; `unsaid` comes last. */
export function minutesByIntensity(entries: readonly Done[]): readonly Share<IntensityOrUnsaid>[] {
  return [...intensities, 'unsaid' as const]
    .map((kind) => ({ kind, minutes: total(entries.filter((entry) => (entry.intensity ?? 'unsaid') === kind)) }))
    .filter(({ minutes }) => minutes > 0);
}

const total = (entries: readonly Done[]) => sum(entries.map((entry) => entry.duration_minutes)) ?? 0;
