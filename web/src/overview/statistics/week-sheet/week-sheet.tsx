import { useId, useState, type ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { periodOf } from '#core/journal/period-of.ts';
import { QueryStateNotice } from '#core/journal/query-state-notice.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { useToday } from '#core/selected-date/use-today.ts';
import { MoodFace } from '#features/mood/mood-face.tsx';
import { formatMinutes } from '#lib/format-number.ts';
import { formatDateSpan } from '#lib/local-date.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { OnItsWay } from '#ui/on-its-way.tsx';
import { useWeekEntries } from './use-week-entries.ts';
import { cellsOfDays, factOfWeek, type WeekFact } from './week-cells.ts';
import { WeekTable } from './week-table.tsx';

/** The seven days that end today, or an earlier week, with a row for each journal that the person uses. */
export function WeekSheet(): ReactNode {
  const t = useMessages('week-sheet');
  const mood = useMessages('mood');
  const locale = useLocale();
  const today = useToday();
  const heading = useId();
  const [back, setBack] = useState(0);
  const { entries, rows, state, retry } = useWeekEntries(today, back);
  const sentenceOf = useWeekSentence();
  const { from, to, days } = periodOf(today, 'week', back);
  if (state === 'loading' && back === 0) return <OnItsWay />;
  const cells = cellsOfDays(days, entries);
  const shown = new Set(cells.flatMap((day) => day.mood ?? []));
  // Offline data counts as ready, because the notice above the numbers already shows its age.
  const reading = state === 'offline' ? 'ready' : state;
  return (
    <Card aria-labelledby={heading} className="flex flex-col gap-3 p-4!">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={heading} className="text-lg">
          {t('title')}
        </h2>
        <p aria-live="polite" className="text-sm text-muted">
          {formatDateSpan(from, to, locale, { day: 'numeric', month: 'short' })}
        </p>
      </div>
      {reading === 'ready' ? (
        <>
          <p className="min-h-14">{sentenceOf(factOfWeek(cells, entries.sleep))}</p>
          {rows.length > 0 && <WeekTable cells={cells} rows={rows} today={today} />}
        </>
      ) : (
        <QueryStateNotice reading={reading} retry={retry} />
      )}
      <div className="flex flex-wrap justify-between gap-x-2">
        <Button variant="quiet" icon={ChevronLeft} className="-mx-2 px-2!" onClick={() => setBack(back + 1)}>
          {t('before')}
        </Button>
        {back > 0 && (
          <Button
            variant="quiet"
            icon={ChevronRight}
            className="-me-2 flex-row-reverse px-2!"
            onClick={() => setBack(back - 1)}
          >
            {t('after')}
          </Button>
        )}
      </div>
      {rows.includes('mood') && shown.size > 0 && (
        <ul aria-label={t('faces')} className="flex flex-wrap gap-x-4 gap-y-2 text-sm">
          {[...shown].map((each) => (
            <li key={each} className="flex items-center gap-2">
              <MoodFace mood={each} className="size-6" />
              {mood(each)}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

/** Fetches the week's entries in parallel with the premium check. */
export function WeekAskedAhead(): ReactNode {
  useWeekEntries(useToday(), 0);
  return null;
}

/** Returns a function that formats the sentence above the week. */
function useWeekSentence(): (fact: WeekFact) => string {
  const t = useMessages('week-sheet');
  const mood = useMessages('mood');
  const locale = useLocale();
  return (fact) => {
    switch (fact.says) {
      case 'mood':
        return t('mostMood', { mood: mood(fact.mood) });
      case 'moods':
        return t('severalMoods');
      case 'sleep':
        return t('meanSleep', { hours: formatMinutes(fact.hours * 60, locale) });
      default:
        return t(fact.says === 'noted' ? 'noted' : 'nothing');
    }
  };
}
