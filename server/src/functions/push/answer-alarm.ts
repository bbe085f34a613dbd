import { alarmKey, snoozeMinutes } from '@cogn/shared/alarm-times.ts';
import type { Dependencies } from '#dependencies.ts';
import { DatabaseError, type Claims, type Transaction } from '#database/port.ts';
import { Refusal } from '#errors.ts';
import type { SessionIsAlive } from '#http/caller.ts';
import { answerDose } from './answer-dose.ts';
import { answerAppointment } from './answer-appointment.ts';
import { answerReminder } from './answer-reminder.ts';
import type { AnswerClaims } from './answer-token.ts';

type AlarmAnswer = 'taken' | 'later' | 'done';
type AnswerDependencies = Pick<Dependencies, 'database' | 'clock'> & { sessionIsAlive: SessionIsAlive };

/**
 * The record's state after the user's answer. It can differ from the answer, because an earlier answer, such as 'skipped', stays.
 */
export type AnswerState = 'taken' | 'skipped' | 'later' | 'done';

/** The answer of each kind besides "later". An appointment has none, because there is nothing to record. */
const answerOf = { dose: 'taken', reminder: 'done', appointment: undefined } as const;

/** The database's error for a record that requires a consent which the user has not given. */
const consentMissing = 'CN001';

/**
 * Answers a notification with its token: records the answer under the user's own rights, as the web app would. A repeated answer
 * changes nothing. An earlier, different answer stays, and the server returns it. Refuses the token of an ended session, or of a
 * deleted or blocked account.
 */
export async function answerAlarm(
  { database, clock, sessionIsAlive }: AnswerDependencies,
  right: AnswerClaims,
  answer: AlarmAnswer,
): Promise<AnswerState> {
  const now = clock.now();
  if (answer !== 'later' && answer !== answerOf[right.kind]) {
    throw new Refusal('validation_failed', { message: 'answer: is not one of this notification' });
  }
  if (right.session !== null && !(await sessionIsAlive(right.session))) throw new Refusal('push_token_not_valid');
  await database.asOwner((transaction) => requireAccount(transaction, right, now));

  const claims: Claims = { role: 'authenticated', sub: right.sub };
  const record = { dose: answerDose, reminder: answerReminder, appointment: answerAppointment }[right.kind];
  try {
    const state = await database.asUser(claims, (transaction) => record(transaction, right, answer, now));
    if (state === 'later') await database.asOwner((transaction) => snoozeAlarm(transaction, right, now));
    return state;
  } catch (error) {
    if (error instanceof DatabaseError && error.code === consentMissing) {
      throw new Refusal('push_takes_consent', { cause: error });
    }
    throw error;
  }
}

async function requireAccount(transaction: Transaction, { sub }: AnswerClaims, now: Date): Promise<void> {
  const { count } = await transaction.finish(
    'select from auth.users where id = $1 and deleted_at is null and (banned_until is null or banned_until <= $2)',
    [sub, now],
  );
  if (count === 0) throw new Refusal('push_token_not_valid');
}

/** Snoozes the alarm. Each notification can be snoozed only once, so that a repeated request does not postpone it again. */
async function snoozeAlarm(
  transaction: Transaction,
  { sub, item, day, time, before, moment }: AnswerClaims,
  now: Date,
): Promise<void> {
  await transaction.finish(
    `update server.alarm_deliveries set snoozed_until = $4
     where user_id = $1 and key = $2 and moment = $3::timestamptz and snoozed_until is null`,
    [sub, alarmKey(item, day, time, before), moment, new Date(now.getTime() + snoozeMinutes * 60_000)],
  );
}
