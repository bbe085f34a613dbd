import type { ReactNode } from 'react';
import { useFailedToast, useSavedToast } from '#core/journal/save-toasts.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { changeRow } from '#core/records/write-rows.ts';
import { useToday } from '#core/selected-date/use-today.ts';
import { addDays } from '@cogn/shared/calendar-date.ts';
import { Button } from '#ui/button.tsx';
import { menstrualPauses } from '../menstrual-entries.ts';
import type { PauseRow } from '../use-cycle.ts';

/**
 * Ends the current pause with yesterday as its last day, so that a period that starts today already counts. The toast offers
 * undo. A pause that began today has no button, because the list of pauses can remove it.
 */
export function EndPause({ pause, onEnd }: { pause: PauseRow; onEnd: () => void }): ReactNode {
  const t = useMessages('menstrual-cycles');
  const today = useToday();
  const notifySaved = useSavedToast();
  const failed = useFailedToast();
  const { table } = menstrualPauses;
  if (pause.from_date >= today) return null;

  const put = (to_date: string | null) => changeRow(table, pause.id, { to_date });
  const end = async () => {
    onEnd();
    await put(addDays(today, -1));
    const words = { saved: t('pauseEnds'), onDevice: t('pauseEndsHere'), refused: t('notChanged') };
    notifySaved(table, pause.id, words, () => void put(pause.to_date).catch(failed(t('notChanged'))));
  };
  return (
    <div>
      <Button onClick={() => void end().catch(failed(t('notChanged')))}>{t('endPause')}</Button>
    </div>
  );
}
