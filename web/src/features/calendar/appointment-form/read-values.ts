import { addDays, asCalendarDate, type CalendarDate } from '@cogn/shared/calendar-date.ts';
import { longestSpan, lastDayOf, type Spanning } from '@cogn/shared/covered-days.ts';
import type { Values } from '#core/journal/fields.ts';
import type { formFields } from './form-fields.ts';

type FormValues = Values<typeof formFields>;

/** Whether the form offers a last day. A repeating appointment has one day. A single changed occurrence may have several. */
export const mayEndLater = (isOccurrence: boolean, { repeat, scope }: Record<'repeat' | 'scope', string | null>): boolean =>
  repeat === null || (isOccurrence && scope !== 'following');

/**
 * The values to store. Those of hidden fields become null, such as the duration of an appointment of several days, or the
 * alert of an appointment without a start time. `endsLater`: whether the appointment ends on another day.
 */
export function valuesToStore({ scope, several, ...written }: FormValues, isOccurrence: boolean) {
  const endsLater = several && mayEndLater(isOccurrence, { ...written, scope });
  const values = {
    ...written,
    ...(written.repeat === null && { repeat_until: null }),
    ...(written.start_time === null && { alert_minutes: null }),
    ...(endsLater ? { duration_minutes: null } : { end_date: null, end_time: null }),
  };
  return { values, endsLater };
}

type Stored = ReturnType<typeof valuesToStore>['values'];
type Problem = 'pastIsPremium' | 'untilTooEarly' | 'endRequired' | 'endTooEarly' | 'endTooLate' | 'startRequired';

/**
 * The problems that need more than one value to find, by field. `changes` is the appointment before the change. If a value is
 * invalid by itself, `values` has its raw text, and the field has its own message.
 */
export function problemsOf(
  values: Stored,
  endsLater: boolean,
  mayWriteOn: (day: CalendarDate) => boolean,
  changes: Spanning | undefined,
): Partial<Record<'date' | 'start_time' | 'end_date' | 'repeat_until', Problem>> {
  const { date, start_time, end_date, end_time, repeat, repeat_until } = values;
  const [first, last] = [asCalendarDate(date), asCalendarDate(lastDayOf(values))];
  // Without premium, the person may change an appointment that has begun but not ended. Its first day must not change, and
  // its new last day must be yesterday or later. The database allows the same (docs/decisions/0103).
  const isRunning = changes?.date === date && mayWriteOn(lastDayOf(changes));
  const endsInPast = isRunning && last !== null && !mayWriteOn(addDays(last, 1));
  return {
    ...(!mayWriteOn(date) && !isRunning && { date: 'pastIsPremium' }),
    ...(!mayWriteOn(date) && endsInPast && { [endsLater ? 'end_date' : 'date']: 'pastIsPremium' }),
    ...(end_time !== null && start_time === null && { start_time: 'startRequired' }),
    ...(endsLater && end_date === null && { end_date: 'endRequired' }),
    ...(end_date !== null && end_date <= date && { end_date: 'endTooEarly' }),
    ...(first && last && last > addDays(first, longestSpan) && { end_date: 'endTooLate' }),
    ...(repeat !== null && repeat_until !== null && repeat_until < date && { repeat_until: 'untilTooEarly' }),
  };
}
