import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import type { Values } from '#core/journal/fields.ts';
import { useFailedToast, useSavedToast } from '#core/journal/save-toasts.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { ownRowId } from '#core/rows/operation.ts';
import { changeOwnRow } from '#core/records/write-rows.ts';
import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import { formatDate } from '#lib/local-date.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { Folded } from '#ui/folded.tsx';
import type { Cycle } from '../cycle-lengths.ts';
import { menstrualSettings } from '../menstrual-entries.ts';
import { useCycle } from '../use-cycle.ts';

/**
 * A list of past cycles, newest first. The person can exclude a cycle from predictions, for example because of an illness.
 */
export function ExcludeCycles({ cycles }: { cycles: readonly (Cycle & { readonly length: number })[] }): ReactNode {
  const t = useMessages('menstrual-cycles');
  const page = useMessages('menstrual');
  const locale = useLocale();
  const { byHand } = useCycle().out;
  const notifySaved = useSavedToast();
  const failed = useFailedToast();
  const offered = cycles.filter(({ leftOut }) => leftOut === null || leftOut === 'byHand').toReversed();
  if (offered.length === 0) return null;

  const leave = async (start: CalendarDate, out: boolean) => {
    const known = new Set<string>(cycles.map((cycle) => cycle.start));
    await changeOwnRow<Values<typeof menstrualSettings.fields>>(menstrualSettings.table, ({ left_out }) => {
      const others = (left_out?.split(' ') ?? []).filter((day) => known.has(day) && day !== start);
      return { left_out: [...others, ...(out ? [start] : [])].sort().join(' ') || null };
    });
    const words = { saved: t('predictedAgain'), onDevice: t('predictedAgainHere'), refused: t('notChanged') };
    notifySaved(menstrualSettings.table, ownRowId, words);
  };
  return (
    <Folded summary={page('left_out')} initiallyOpen={byHand.size > 0}>
      <p className="text-muted">{t('leaveOutText')}</p>
      <div className="flex flex-col">
        {offered.map(({ start, length, leftOut }) => (
          <Checkbox
            key={start}
            name={`left-out-${start}`}
            label={t('cycleOf', { date: formatDate(start, locale), days: length })}
            checked={leftOut === 'byHand'}
            onChange={({ target }) => void leave(start, target.checked).catch(failed(t('notChanged')))}
          />
        ))}
      </div>
    </Folded>
  );
}
