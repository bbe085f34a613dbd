import { datesBetween, type Repeating } from '@cogn/shared/recurrence-dates.ts';
import type { Transaction } from '#database/port.ts';
import { Refusal } from '#errors.ts';
import type { AnswerClaims } from './answer-token.ts';

/**
 * Accepts the only answer to an appointment's alert, "later", which changes no row. Refuses if the appointment was removed or
 * moved, or no longer occurs on that day.
 */
export async function answerAppointment(transaction: Transaction, right: AnswerClaims): Promise<'later'> {
  const { rows } = await transaction.query<Repeating & { start_time: string | null; alert_minutes: number | null }>(
    `select date::text, start_time, alert_minutes, repeat, repeat_until::text, left_out::text[]
     from public.appointments where id = $1`,
    [right.item],
  );
  const [appointment] = rows;
  const isSame =
    appointment?.start_time === right.time &&
    appointment.alert_minutes === right.before &&
    datesBetween(appointment, right.day, right.day).length > 0;
  if (!isSame) throw new Refusal('push_nothing_to_answer');
  return 'later';
}
