import type { Transaction } from '#database/port.ts';
import { Refusal } from '#errors.ts';
import type { AnswerClaims } from './answer-token.ts';
import { wallClock } from './wall-clock.ts';

interface Reminder {
  day: string | null;
  time: string | null;
  repeat: string;
  done_on: string | null;
  created_at: Date;
}

/**
 * Marks a reminder as done, as the web app does: a one-time reminder with today's date, a repeating one with the alarm's day.
 * The answer "later" changes no row. Refuses if the reminder was deleted, or if it is a one-time reminder that was moved.
 */
export async function answerReminder(
  transaction: Transaction,
  right: AnswerClaims,
  answer: string,
  now: Date,
): Promise<'later' | 'done'> {
  const { rows } = await transaction.query<Reminder>(
    'select day, time, repeat, done_on, created_at from public.reminders where id = $1',
    [right.item],
  );
  const [reminder] = rows;
  const clock = wallClock(right.time_zone);
  if (!reminder) throw new Refusal('push_nothing_to_answer');
  const once = reminder.repeat === 'never';
  const first = reminder.day ?? clock.at(reminder.created_at).day;
  if (once && (first !== right.day || reminder.time !== right.time)) throw new Refusal('push_nothing_to_answer');
  const isDone = reminder.done_on !== null && (once || reminder.done_on >= right.day);
  if (isDone) return 'done';
  if (answer !== 'done') return 'later';
  const day = once ? clock.at(now).day : right.day;
  await transaction.query('update public.reminders set done_on = $2 where id = $1', [right.item, day]);
  return 'done';
}
