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

/** Returns a function that records several doses of one time as taken. One toast says the result, and its undo takes all back. */
export function useTakeTogether(): (doses: readonly DoseToAnswer[], time: ClockTime) => Promise<void> {
  const t = useMessages('medications');
  const journal = useMessages('journal');
  const core = useMessages('core');
  const locale = useLocale();
  const { showToast } = useToast();
  const failed = useFailedToast();
  const removal = useRemoval(table);

  return async (doses, time) => {
    const refused = core('errors.savingEntry');
    const written: { readonly id: string; readonly of: DoseToAnswer }[] = [];
    let problem: unknown;
    try {
      for (const of of doses) written.push({ id: (await writeAnswer(of, 'taken')).id, of });
    } catch (reason) {
      problem = reason;
    }
    const name = t('dosesAt', { count: written.length, time: formatClockTime(time, locale) });
    const undo = async () => {
      try {
        for (const { id, of } of written) {
          const before = of.dose;
          if (before) await changeRow(table, id, { state: before.state, taken_at: before.taken_at, pills: before.pills });
        }
        await removal(
          written.filter(({ of }) => of.dose === undefined),
          { name, removed: t('togetherUndone') },
        );
      } catch (reason) {
        failed(refused)(reason);
      }
    };
    const state = await whenAllSettled(table, written);
    if (problem !== undefined) failed(refused)(problem);
    else if (state === 'refused') {
      showToast({ title: refused, description: journal('refusedText'), variant: 'destructive' });
    } else {
      showToast({
        name,
        title: t('togetherTaken'),
        description: state === 'saved' ? undefined : journal('addedHereText'),
        action: { label: core('actions.undo'), onAct: () => void undo() },
      });
    }
  };
}
