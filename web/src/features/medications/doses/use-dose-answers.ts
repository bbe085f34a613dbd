import { useLocale } from 'use-intl/react';
import { useFailedToast, useSavedToast } from '#core/journal/save-toasts.ts';
import { useRemoval } from '#core/journal/use-removal.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { addRow, changeRow } from '#core/records/write-rows.ts';
import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import { type ClockTime, formatClockTime } from '#lib/clock-time.ts';
import { derivedUuid } from '@cogn/shared/derived-uuid.ts';
import { medicationDoses, type Dose, type DoseState } from '../medication-doses.ts';
import { timeOfTap } from './moment-taken.ts';

/** A dose to answer: a planned one, or one taken as needed, which has no time. */
export interface DoseToAnswer {
  readonly day: CalendarDate;
  readonly medicationId: string;
  readonly name: string;
  readonly dosage: string;
  readonly time: ClockTime | null;
  readonly pills: number | null;
  readonly dose?: Dose | undefined;
}

const { table } = medicationDoses;

/**
 * Returns a function that records an answer by one tap and offers undo. Taps on two devices make one record of a planned
 * dose, and the tap that reaches the server first determines the time.
 */
export function useDoseAnswers(): (of: DoseToAnswer, state: DoseState) => Promise<void> {
  const t = useMessages('doses');
  const journal = useMessages('journal');
  const core = useMessages('core');
  const locale = useLocale();
  const notifySaved = useSavedToast();
  const failed = useFailedToast();
  const removal = useRemoval(table);
  const refused = core('errors.savingEntry');

  async function takeBack(id: string, before: Dose | undefined): Promise<void> {
    if (before === undefined) return removal({ id }, { removed: journal('removed') });
    try {
      await changeRow(table, id, { state: before.state, taken_at: before.taken_at, pills: before.pills });
      notifySaved(table, id, { saved: journal('changed'), onDevice: journal('changedHere'), refused });
    } catch (problem) {
      failed(refused)(problem);
    }
  }

  return async (of, state) => {
    try {
      const { id, answer } = await writeAnswer(of, state);
      const said = describeState(answer, t, locale);
      const words = { saved: said, onDevice: `${said} · ${core('saving.on-device')}`, refused };
      notifySaved(table, id, { name: nameDose(of, t, locale), ...words }, () => void takeBack(id, of.dose));
    } catch (problem) {
      failed(refused)(problem);
    }
  };
}

/**
 * Writes an answer, and returns it with the dose's row id. Rejects with NotStored if the device cannot store it. The row id
 * of a planned dose is the same on every device.
 */
export async function writeAnswer(
  { day, medicationId, name, dosage, time, pills, dose }: DoseToAnswer,
  state: DoseState,
): Promise<{ readonly id: string; readonly answer: Pick<Dose, 'state' | 'taken_at' | 'pills'> }> {
  const taken = state === 'taken';
  const answer = {
    state,
    taken_at: taken ? timeOfTap(day, time, new Date()) : null,
    pills: taken ? pills : null,
  };
  if (dose) await changeRow(table, dose.id, answer);
  const id = time === null ? undefined : derivedUuid(medicationId, `${day} ${time}`);
  const values = { date: day, medication_id: medicationId, name, dosage, planned: time, note: null, ...answer };
  return { id: dose?.id ?? (await addRow(table, values, id)), answer };
}

/** The text of an answer: "tomada às 08:12" or "não tomada". */
export function describeState(
  { state, taken_at }: Pick<Dose, 'state' | 'taken_at'>,
  t: ReturnType<typeof useMessages<'doses'>>,
  locale: string,
): string {
  return state === 'taken' && taken_at !== null ? t('takenAt', { time: formatClockTime(taken_at, locale) }) : t(state);
}

/** The name of a dose: "Metilfenidato, 08:00", or only the medicine if there is no time. */
export function nameDose(
  { name, time }: { readonly name: string; readonly time: ClockTime | null },
  t: ReturnType<typeof useMessages<'doses'>>,
  locale: string,
): string {
  return time === null ? name : t('named', { name, time: formatClockTime(time, locale) });
}
