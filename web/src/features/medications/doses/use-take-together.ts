import { useLocale } from 'use-intl/react';
import { useFailedToast, useSavedToast } from '#core/journal/save-toasts.ts';
import { useRemoval } from '#core/journal/use-removal.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { changeRow } from '#core/records/write-rows.ts';
import { formatClockTime, type ClockTime } from '#lib/clock-time.ts';
import { medicationDoses } from '../medication-doses.ts';
import { writeAnswer, type DoseToAnswer } from './use-dose-answers.ts';

const { table } = medicationDoses;

/**
 * Returns a function that records several doses of one time as taken. One toast says the result, and its undo takes all
 * back. If the device cannot store a dose, a toast says why, and the doses before it stay recorded.
 */
export function useTakeTogether(): (doses: readonly DoseToAnswer[], time: ClockTime) => Promise<void> {
  const t = useMessages('medications');
  const core = useMessages('core');
  const locale = useLocale();
  const notifySaved = useSavedToast();
  const removal = useRemoval(table);
  const refused = core('errors.savingEntry');
  const failed = useFailedToast()(refused);

  return async (doses, time) => {
    const name = t('dosesAt', { count: doses.length, time: formatClockTime(time, locale) });
    const ids: string[] = [];
    const undo = async () => {
      for (const { dose } of doses)
        if (dose) await changeRow(table, dose.id, { state: dose.state, taken_at: dose.taken_at, pills: dose.pills });
      const added = ids.filter((_, place) => doses[place]?.dose === undefined).map((id) => ({ id }));
      await removal(added, { name, removed: t('togetherUndone') });
    };
    try {
      for (const dose of doses) ids.push((await writeAnswer(dose, 'taken')).id);
      const said = t('togetherTaken');
      notifySaved(table, ids, { name, saved: said, onDevice: said, refused }, () => void undo().catch(failed));
    } catch (problem) {
      failed(problem);
    }
  };
}
