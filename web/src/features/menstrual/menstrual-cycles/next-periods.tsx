import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { useJournal } from '#core/journal/journal-context.ts';
import { WhenWritable } from '#core/journal/when-writable.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import { formatDate } from '#lib/local-date.ts';
import { Card } from '#ui/card.tsx';
import { cycleDayOn, isEstimated, stillAhead } from '../cycle-day.ts';
import { menstrualEntries } from '../menstrual-entries.ts';
import { predictStarts, usualCycle } from '../predict-starts.ts';
import { useCycle } from '../use-cycle.ts';
import { useFocusFollows } from '../use-focus-follows.ts';
import { EndPause } from './end-pause.tsx';

/** Ranges in which the next periods probably start, or why there is no prediction. */
export function NextPeriods(): ReactNode {
  const t = useMessages('menstrual-cycles');
  const page = useMessages('menstrual');
  const { today } = useJournal(menstrualEntries);
  const { state, on } = useCycle();
  const counting = on(today);
  const { place, expect } = useFocusFollows<HTMLParagraphElement>(counting.kind);
  return (
    <Card aria-labelledby="next-periods" className="flex flex-col gap-4">
      <h2 id="next-periods" className="text-lg">
        {t('next')}
      </h2>
      {state === 'known' && counting.kind === 'counted' && <Ranges />}
      {state === 'known' && counting.kind === 'waiting' && <p {...place}>{page('waiting')}</p>}
      {state === 'known' && counting.kind === 'paused' && (
        <>
          <p>{t('pausedNow')}</p>
          <WhenWritable of={menstrualEntries}>
            <EndPause pause={counting.pause} onEnd={expect} />
          </WhenWritable>
        </>
      )}
    </Card>
  );
}

function Ranges(): ReactNode {
  const t = useMessages('menstrual-cycles');
  const page = useMessages('menstrual');
  const locale = useLocale();
  const { date, today } = useJournal(menstrualEntries);
  const { periods, out } = useCycle();
  const starts = periods.map(({ start }) => start);
  const usual = usualCycle(starts, out);
  const last = starts.at(-1);
  if (usual === null || last === undefined) return <p>{t('tooFew')}</p>;
  const ranges = predictStarts(starts, out);
  if (ranges.length === 0) return <p>{t('varied')}</p>;
  const ahead = stillAhead(ranges, today);
  const words = (day: CalendarDate) => formatDate(day, locale, { day: 'numeric', month: 'long' });
  return (
    <>
      {ahead.length === 0 ? (
        <p>{t('allBehind')}</p>
      ) : (
        <ul className="flex flex-col gap-1">
          {ahead.map(({ earliest, latest }) => (
            <li key={earliest} className="font-semibold first-letter:uppercase">
              {t('range', { from: words(earliest), to: words(latest) })}
            </li>
          ))}
        </ul>
      )}
      <p className="text-muted">{t('countedFrom', { date: words(last), days: usual.length })}</p>
      {/* If the day's phase is an estimate, `CycleCard` above already shows this note. So the note is not repeated here. */}
      {ahead.length > 0 && !isEstimated(cycleDayOn(date, periods, out)) && (
        <p className="text-sm text-muted">{page('estimate')}</p>
      )}
    </>
  );
}
