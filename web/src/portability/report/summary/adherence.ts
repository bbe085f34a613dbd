import { addDays, type CalendarDate } from '@cogn/shared/calendar-date.ts';
import { countDoses, historyDays } from '#features/medications/dose-history/history-days.ts';
import type { Dose } from '#features/medications/medication-doses.ts';
import type { SummaryEntries } from './entries-of.ts';
import { liesIn, type Span } from './spans.ts';

/**
 * How one dosage of one medicine was taken in a span, as numbers of doses. Planned = taken + skipped + for later + no record.
 */
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
 * Counts doses by medicine and dosage. Each day counts with its own plan, so a changed time, a pause or a new dosage does not
 * change what was planned before. A recorded dose counts with the dosage of its record. The dosages of a medicine follow each
 * other, earliest first. Leaves out a dosage without any planned dose and without any dose taken as needed.
 */
export function adherenceOf({ medicines, plans, doses }: SummaryEntries, span: Span, now: Date): readonly Adherence[] {
  const own = doses.filter(({ date }) => liesIn(date, span));
  const names = new Map<string, string>();
  for (const { medication_id, name } of [...plans, ...own]) names.set(medication_id, name);
  for (const { id, name } of medicines) names.set(id, name);
  const months = monthsOf(span, own);
  return [...names]
    .map(([id, name]) => {
      const days = months.flatMap(({ days: month, doses: answered }) =>
        historyDays(id, { medicines, plans, doses: answered, days: month }, now),
      );
      const planned = days.flatMap((day) => day.planned);
      const asNeeded = days.flatMap((day) => day.asNeeded).filter(({ state }) => state === 'taken');
      const plannedBy = Map.groupBy(planned, ({ dose, dosage }) => (dose?.dosage ?? dosage).trim());
      const asNeededBy = Map.groupBy(asNeeded, ({ dosage }) => dosage.trim());
      const dosages = [...new Set([...plannedBy.keys(), ...asNeededBy.keys()])].map((dosage): Adherence => {
        const doses = plannedBy.get(dosage) ?? [];
        const answers = doses.flatMap(({ dose }) => dose ?? []);
        return {
          id: `${id} ${dosage}`,
          name,
          dosage,
          planned: doses.length,
          ...countDoses(answers),
          noRecord: doses.length - answers.length,
          asNeeded: asNeededBy.get(dosage)?.length ?? 0,
        };
      });
      return { dosages, planned: planned.length };
    })
    .toSorted((one, other) => other.planned - one.planned)
    .flatMap(({ dosages }) => dosages);
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
