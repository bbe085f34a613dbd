import { addDays, type CalendarDate } from '@cogn/shared/calendar-date.ts';
import type { Cycle } from '../cycle-lengths.ts';
import type { symptomsAsked } from '../menstrual-entries.ts';
import type { Period } from '../period-starts.ts';

type Symptom = (typeof symptomsAsked)[number];

/** The parts of a cycle that the counts compare. `before` is the last week before the next recorded start. */
export const cycleParts = ['period', 'before', 'rest'] as const;
export type CyclePart = (typeof cycleParts)[number];

/**
 * Days before the next start that count as `before`. DSM-5 uses "the final week before the onset of menses" for
 * premenstrual symptoms; the counts diagnose nothing.
 */
const weekBefore = 7;

/** Days with the symptom in each part. */
export interface SymptomCount {
  readonly symptom: Symptom;
  readonly days: Readonly<Record<CyclePart, number>>;
}

/**
 * On how many days of each part a symptom was recorded, the most frequent first, and on how many days anything was recorded
 * (`recorded`). Only complete cycles that predictions do not leave out count. In another cycle it is unknown which days came
 * before the next period.
 */
export function symptomsByPhase(
  entries: readonly { readonly date: CalendarDate; readonly symptoms: readonly Symptom[] | null }[],
  periods: readonly Period[],
  cycles: readonly Cycle[],
): { readonly recorded: Readonly<Record<CyclePart, number>>; readonly counts: readonly SymptomCount[] } {
  const partOf = (day: CalendarDate): CyclePart | null => {
    const index = periods.findLastIndex(({ start }) => start <= day);
    const [period, next, cycle] = [periods[index], periods[index + 1], cycles[index]];
    if (!period || !next || !cycle || cycle.leftOut !== null) return null;
    if (day <= period.lastDay) return 'period';
    return day >= addDays(next.start, -weekBefore) ? 'before' : 'rest';
  };
  const recorded = { period: 0, before: 0, rest: 0 };
  const bySymptom = new Map<Symptom, Record<CyclePart, number>>();
  for (const [day, ofDay] of Map.groupBy(entries, ({ date }) => date)) {
    const part = partOf(day);
    if (part === null) continue;
    recorded[part] += 1;
    for (const symptom of new Set(ofDay.flatMap(({ symptoms }) => symptoms ?? []))) {
      const days = bySymptom.get(symptom) ?? { period: 0, before: 0, rest: 0 };
      days[part] += 1;
      bySymptom.set(symptom, days);
    }
  }
  const total = ({ days }: SymptomCount) => days.period + days.before + days.rest;
  const counts = [...bySymptom].map(([symptom, days]) => ({ symptom, days }));
  return { recorded, counts: counts.toSorted((one, other) => total(other) - total(one)) };
}
