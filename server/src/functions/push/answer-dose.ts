import type { Transaction } from '#database/port.ts';
import { Refusal } from '#errors.ts';
import type { AnswerClaims } from './answer-token.ts';
import { derivedUuid } from '@cogn/shared/derived-uuid.ts';
import { wallClock } from './wall-clock.ts';

type DoseState = 'taken' | 'skipped' | 'later';

const halfDay = 12 * 3_600_000;

/**
 * Records a dose under the user's own rights. The row has the id that the web app would give it. Writes only if no record
 * exists, or if the existing record says "later". Any other record stays. Returns the recorded state.
 */
export async function answerDose(
  transaction: Transaction,
  right: AnswerClaims,
  answer: string,
  now: Date,
): Promise<DoseState> {
  // The table checks the consent only when a row changes. Check it here too, for answers that change no row.
  if (!(await hasConsent(transaction))) throw new Refusal('push_takes_consent');
  const taken = answer === 'taken';
  const state = taken ? 'taken' : 'later';
  const known = await stateOf(transaction, right);
  if (known === 'later' && taken) {
    await transaction.query(
      `update public.medication_doses as dose set state = 'taken', taken_at = $4, pills = (
         select pills_per_dose from public.medications where id = $1::uuid
       )
       where medication_id = $1::text and date = $2 and planned = $3 and state = 'later'`,
      [right.item, right.day, right.time, timeOfTap(right, now)],
    );
  }
  if (known !== undefined) return known === 'later' ? state : known;
  const { count } = await transaction.query(
    `insert into public.medication_doses (id, date, medication_id, name, dosage, planned, state, taken_at, pills, created_at)
     select $1::uuid, $2::date, id::text, name, dosage, $3::text, $4::text, $5::text,
       case when $4::text = 'taken' then pills_per_dose end, $6::timestamptz
     from public.medications where id = $7::uuid
     on conflict (id) do nothing`,
    [
      ...[derivedUuid(right.item, `${right.day} ${right.time}`), right.day, right.time, state],
      ...[taken ? timeOfTap(right, now) : null, now, right.item],
    ],
  );
  if (count > 0) return state;
  // Another device answered first, or the medicine was deleted.
  const meanwhile = await stateOf(transaction, right);
  if (meanwhile === undefined) throw new Refusal('push_nothing_to_answer');
  return meanwhile;
}

async function hasConsent(transaction: Transaction): Promise<boolean> {
  const { rows } = await transaction.query<{ granted: boolean }>(
    `select granted from public.consents where purpose = 'health' order by created_at desc limit 1`,
  );
  return rows[0]?.granted ?? false;
}

async function stateOf(transaction: Transaction, { item, day, time }: AnswerClaims): Promise<DoseState | undefined> {
  const { rows } = await transaction.query<{ state: DoseState }>(
    `select state from public.medication_doses where medication_id = $1 and date = $2 and planned = $3
     order by created_at limit 1`,
    [item, day, time],
  );
  return rows[0]?.state;
}

/**
 * Returns the time of intake, like the web app's `timeOfTap`: now, if the dose is of today or at most half a day late. Otherwise
 * returns null, because the time is unknown.
 */
function timeOfTap({ day, time, time_zone: timeZone }: AnswerClaims, now: Date): string | null {
  const clock = wallClock(timeZone);
  const shown = clock.at(now);
  const late = now.getTime() - clock.momentOf(day, time).getTime();
  return shown.day === day || (late >= 0 && late <= halfDay) ? shown.time : null;
}
