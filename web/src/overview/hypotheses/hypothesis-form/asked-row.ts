import { addDays, asCalendarDate, type CalendarDate } from '@cogn/shared/calendar-date.ts';
import { choice, date, optional, text, type Values } from '#core/journal/fields.ts';
import { hypothesisTable, type Hypothesis } from '#features/hypotheses/hypothesis-table.ts';
import { daysAroundChange } from '../compared-days.ts';
import { columnsOf, type Compared } from '../compared-series.ts';

/**
 * The fields of the form. `cause` and `outcome` are keys of series (`keyOf`). `days` and `weeks` say which days count, and
 * `change` names a change of a medicine. The fields after `change` are those of a plan that alternates.
 */
export const askFields = {
  kind: hypothesisTable.fields.kind,
  cause: optional(text({ maxLength: 40 })),
  outcome: text({ maxLength: 40 }),
  lag: hypothesisTable.fields.lag,
  days: choice(['coming', 'recorded']),
  weeks: choice(['0', '8', '12', '24']),
  change: optional(text({ maxLength: 100 })),
  practice: hypothesisTable.fields.practice,
  own_practice: hypothesisTable.fields.own_practice,
  /** The days of one stretch. */
  stretch: choice(['1', '3', '7']),
  plan_start: optional(date()),
  /** No option of four weeks: a comparison needs 28 days, so each day would need a record. */
  plan_weeks: choice(['6', '8', '12']),
} as const;

export type Asked = Values<typeof askFields>;

/** How many recorded days count at most, so that all values fit one request. */
const mostDays = 360;

/** `first_day`: the first day whose outcome counts. `look_on`: the day from which the answer can be read. */
export function askedDays({ days, weeks }: Pick<Asked, 'days' | 'weeks'>, today: CalendarDate) {
  const wait = Number(weeks) * 7;
  if (days === 'coming') return { first_day: addDays(today, 1), look_on: addDays(today, 1 + wait) };
  const lookOn = addDays(today, wait);
  return { first_day: addDays(lookOn, -mostDays), look_on: lookOn };
}

/** The value of the form's field `change` for a change of a medicine. */
export const changeKey = (medicationId: string, day: CalendarDate): string => `${medicationId} ${day}`;

/** Parses a value of `changeKey`: the medicine and the first day of the change; null without a valid value. */
export function changeOf(key: string | null): { readonly medicationId: string; readonly day: CalendarDate } | null {
  const [medicationId, last] = (key ?? '').split(' ');
  const day = asCalendarDate(last);
  return medicationId && day ? { medicationId, day } : null;
}

/** The columns of a row that has no plan. */
const noPlan = { practice: null, own_practice: null, stretch_days: null, order_seed: null };

/** The form's fields for a pair or a change of a medicine. */
type AskedPast = Pick<Asked, 'kind' | 'lag' | 'days' | 'weeks' | 'change'> & Compared;

/** The row of a new hypothesis about a pair or a change of a medicine. `askedPlan` makes the row of a plan. */
export function askedRow(asked: AskedPast, today: CalendarDate): Omit<Hypothesis, 'id' | 'created_at'> {
  const { kind, outcome, cause, lag } = asked;
  const change = kind === 'medicine' ? changeOf(asked.change) : null;
  if (change === null) {
    const noChange = { medication_id: null, change_on: null };
    return { kind: 'pair', ...columnsOf({ outcome, cause }), lag, ...askedDays(asked, today), ...noChange, ...noPlan };
  }
  const over = addDays(change.day, daysAroundChange);
  return {
    ...{ kind, ...columnsOf({ outcome, cause: null }), lag: 0 },
    first_day: addDays(change.day, -daysAroundChange),
    look_on: over > today ? over : today,
    medication_id: change.medicationId,
    change_on: change.day,
    ...noPlan,
  };
}
