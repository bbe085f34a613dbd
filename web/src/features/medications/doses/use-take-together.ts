import { useLocale } from 'use-intl/react';
import { useFailedToast } from '#core/journal/save-toasts.ts';
import { useRemoval } from '#core/journal/use-removal.ts';
import { whenAllSettled } from '#core/journal/when-settled.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { changeRow } from '#core/records/write-rows.ts';
import { formatClockTime, type ClockTime } from '#lib/clock-time.ts';
import { useToast } from '#ui/use-toast.ts';
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
  const journal = useMessages('journal');
  const { showToast } = useToast();
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
    } catch (problem) {
      return failed(problem);
    }
    const state = await whenAllSettled(
      table,
      ids.map((id) => ({ id })),
    );
    if (state === 'refused')
      return showToast({ title: refused, description: journal('refusedText'), variant: 'destructive' });
    showToast({
      name,
      title: t('togetherTaken'),
      description: state === 'saved' ? undefined : journal('addedHereText'),
      action: { label: core('actions.undo'), onAct: () => void undo().catch(failed) },
    });
  };
}
