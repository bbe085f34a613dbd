import { addDays, type CalendarDate } from '@cogn/shared/calendar-date.ts';
import { foldText } from '#lib/fold-text.ts';
import type { Hypothesis } from '#features/hypotheses/hypothesis-table.ts';
import { columnsOf, type OutcomeSeries } from '../compared-series.ts';
import type { Asked } from './asked-row.ts';

/** A plan can begin at most this many days after today. */
export const mostDaysToStart = 60;

/** The fields of the form that a plan uses. */
export interface AskedPlan extends Pick<Asked, 'practice' | 'own_practice' | 'stretch' | 'plan_start' | 'plan_weeks'> {
  readonly outcome: OutcomeSeries;
}

/** Whether the outcome is about the night. A night belongs to the day on which it ends, after the day that may affect it. */
export const isNight = (outcome: OutcomeSeries | null): boolean => outcome === 'sleepHours' || outcome === 'restful';

/** How many days after a day of the plan its outcome is recorded. */
export const lagOfPlan = (outcome: OutcomeSeries | null): number => (isNight(outcome) ? 1 : 0);

/** Whether a plan can begin on this day: today or at most `mostDaysToStart` days later. */
export function canStart(day: CalendarDate | null, today: CalendarDate): day is CalendarDate {
  return day !== null && day >= today && day <= addDays(today, mostDaysToStart);
}

/** The row of a new plan. `seed` decides the order of its stretches. */
export function askedPlan(asked: AskedPlan, seed: number): Omit<Hypothesis, 'id' | 'created_at'> {
  const { outcome, practice, own_practice, stretch, plan_start: start, plan_weeks: weeks } = asked;
  const lag = lagOfPlan(outcome);
  const first = addDays(start as CalendarDate, lag);
  return {
    ...{ kind: 'alternating', ...columnsOf({ outcome, cause: null }), lag, medication_id: null, change_on: null },
    ...{ first_day: first, look_on: addDays(first, 7 * Number(weeks)) },
    ...{ practice, own_practice: practice === 'own' ? own_practice : null },
    ...{ stretch_days: Number(stretch), order_seed: seed },
  };
}

/** A random seed, so that nobody can predict the order of a plan. */
export const newSeed = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) >>> 1;

/** The folded words of a text, with a space before and after each, so that `includes` finds only whole words. */
const wordsOf = (text: string) =>
  ` ${foldText(text)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .join(' ')} `;

/** Whether the person's words contain the whole name of one of their medicines. */
export function isOwnMedicine(words: string, medicines: readonly string[]): boolean {
  const own = wordsOf(words);
  return medicines.map(wordsOf).some((name) => name.trim() !== '' && own.includes(name));
}
