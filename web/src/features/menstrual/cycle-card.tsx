import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { Droplet } from 'lucide-react';
import { useEntryWrites } from '#core/journal/use-entry-writes.ts';
import { useJournal } from '#core/journal/journal-context.ts';
import { WhenWritable } from '#core/journal/when-writable.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { formatDate } from '#lib/local-date.ts';
import { formatNumber } from '#lib/format-number.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { OnItsWay } from '#ui/on-its-way.tsx';
import { longestCounted } from './cycle-lengths.ts';
import { cycleDayOn } from './cycle-day.ts';
import { menstrualEntries, nothingElse } from './menstrual-entries.ts';
import { useCycle } from './use-cycle.ts';
import { useFocusFollows } from './use-focus-follows.ts';

/**
 * The cycle's state on the selected day, and a button that records the day as one of menstruation. Afterwards another button
 * opens this entry, to add flow and symptoms to it.
 */
export function CycleCard(): ReactNode {
  const t = useMessages('menstrual');
  const core = useMessages('core');
  const { date, entries, reading, editing, edit } = useJournal(menstrualEntries);
  const { add, failed } = useEntryWrites(menstrualEntries);
  const period = entries.find((entry) => entry.on_period);
  const marked = period !== undefined;
  const { place, expect } = useFocusFollows<HTMLDivElement>(marked);
  const mark = () => {
    expect();
    return add(date, { ...nothingElse, on_period: true }, { undoable: true }).catch(failed(core('errors.savingEntry')));
  };
  return (
    <Card aria-labelledby="cycle-of-day" className="flex flex-col gap-4">
      <h2 id="cycle-of-day" className="sr-only">
        {t('thisDay')}
      </h2>
      <div aria-live="polite" className="flex min-h-20 flex-col gap-1">
        <DayDescription />
      </div>
      <WhenWritable of={menstrualEntries}>
        <div {...place} className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2">
          {marked ? (
            <>
              <p className="flex items-center gap-2 text-muted">
                <Droplet aria-hidden className="size-5 shrink-0 text-primary" />
                {t('marked')}
              </p>
              {editing?.id !== period.id && <Button onClick={() => edit(period)}>{t('addDetails')}</Button>}
            </>
          ) : reading === 'loading' ? (
            <OnItsWay />
          ) : (
            <Button icon={Droplet} onClick={mark}>
              {t('mark')}
            </Button>
          )}
        </div>
      </WhenWritable>
    </Card>
  );
}

function DayDescription(): ReactNode {
  const t = useMessages('menstrual');
  const locale = useLocale();
  const { date } = useJournal(menstrualEntries);
  const { state, periods, out, on } = useCycle();
  if (state === 'loading') return <OnItsWay />;
  if (state === 'unknown') return null;
  const counting = on(date);
  if (counting.kind === 'paused') {
    const { from_date, reason } = counting.pause;
    return (
      <>
        <p className="font-heading text-xl/normal font-semibold">{t('resting')}</p>
        {reason !== null && <p className="first-letter:uppercase">{t(reason)}</p>}
        <p className="text-muted">{t('restingSince', { date: formatDate(from_date, locale) })}</p>
      </>
    );
  }
  if (counting.kind === 'waiting') {
    return (
      <>
        <p className="font-heading text-xl/normal font-semibold">{t('pauseEnded')}</p>
        <p className="text-muted">{t('waiting')}</p>
      </>
    );
  }
  const day = cycleDayOn(date, periods, out);
  if (day === null) {
    return (
      <>
        <p className="font-heading text-xl/normal font-semibold">{t('noPeriod')}</p>
        <p className="text-muted">{t('noPeriodText')}</p>
      </>
    );
  }
  const since = t('daysSince', {
    days: day.daysSince,
    date: formatDate(day.start, locale, { day: 'numeric', month: 'long' }),
  });
  // If the last recorded start is this long ago, the person probably did not record a period, or has none at the moment. So
  // the card shows neither a day of the cycle nor a phase.
  if (day.daysSince >= longestCounted) return <p className="font-heading text-lg font-semibold">{since}</p>;
  return (
    <>
      <p className="font-heading text-xl/normal font-semibold">
        {t('dayOfCycle', { day: formatNumber(day.daysSince + 1, locale) })}
      </p>
      <p className="text-muted">{since}</p>
      {day.phase === 'menstruation' && <p>{t('phaseNow', { phase: t('menstruation') })}</p>}
      {day.phase !== null && day.phase !== 'menstruation' && (
        <>
          <p>{day.phase === 'middle' ? t('phase-middle') : t('phaseProbably', { phase: t(`phase-${day.phase}`) })}</p>
          <p className="text-sm text-muted">{t('estimate')}</p>
        </>
      )}
    </>
  );
}
