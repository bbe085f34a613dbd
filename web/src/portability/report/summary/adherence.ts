import { addDays, type CalendarDate } from '@cogn/shared/calendar-date.ts';
import { countDoses, historyDays } from '#features/medications/dose-history/history-days.ts';
import type { Dose } from '#features/medications/medication-doses.ts';
import type { SummaryEntries } from './entries-of.ts';
import { liesIn, type Span } from './spans.ts';

/** How one medicine was taken in a span, as numbers of doses. Planned = taken + skipped + for later + no record. */
export interface Adherence {
  readonly id: string;
  readonly name: string;
  readonly dosage: string;
  readonly planned: number;
  readonly taken: number;
  readonly skipped: number;
  readonly later: number;
  /** Planned doses without a record. They may have been taken. */
  readonly noRecord: number;
  /** Doses taken outside the plan. */
  readonly asNeeded: number;
}

/**
 * Counts doses by medicine, from the current list of medicines and the records of doses. Leaves out a medicine without any
 * planned dose and without any dose taken as needed.
 */
export function adherenceOf({ medicines, doses }: SummaryEntries, span: Span, now: Date): readonly Adherence[] {
  const own = doses.filter(({ date }) => liesIn(date, span));
  const named = new Map<string, { readonly name: string; readonly dosage: string }>();
  for (const { medication_id, name, dosage } of own) named.set(medication_id, { name, dosage });
  for (const { id, name, dosage } of medicines) named.set(id, { name, dosage });
  const months = monthsOf(span, own);
  return [...named]
    .map(([id, of]) => {
      const days = months.flatMap(({ days: month, doses: answered }) =>
        historyDays(id, { medicines, doses: answered, days: month }, now),
      );
      const planned = days.flatMap((day) => day.planned);
      const answers = planned.flatMap(({ dose }) => dose ?? []);
      return {
        id,
        ...of,
        planned: planned.length,
        ...countDoses(answers),
        noRecord: planned.length - answers.length,
        asNeeded: days.flatMap((day) => day.asNeeded).filter(({ state }) => state === 'taken').length,
      };
    })
    .filter(({ planned, asNeeded }) => planned + asNeeded > 0)
    .toSorted((one, other) => other.planned - one.planned);
}

/** Groups days and doses by month, so that ten years are scanned once instead of once a day. */
function monthsOf(span: Span, doses: readonly Dose[]) {
  const byMonth = Map.groupBy(doses, ({ date }) => date.slice(0, 7));
  const days: CalendarDate[] = [];
  for (let day = span.from; day <= span.to; day = addDays(day, 1)) days.push(day);
  return [...Map.groupBy(days, (day) => day.slice(0, 7))].map(([month, all]) => ({
    days: all,
    doses: byMonth.get(month) ?? [],
  }));
}
