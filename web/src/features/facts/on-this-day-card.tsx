import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import type { EntryOf } from '#core/journal/define-journal.ts';
import { QueryStateNotice } from '#core/journal/query-state-notice.tsx';
import { useJournal } from '#core/journal/journal-context.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { useEntries } from '#core/records/use-rows.ts';
import { formatDate } from '#lib/local-date.ts';
import { Card } from '#ui/card.tsx';
import { FactKind, FactText } from './fact-text.tsx';
import { factsEntries } from './facts-entries.ts';
import { addMonths, type CalendarDate } from '@cogn/shared/calendar-date.ts';

/** Facts of the same day a month, half a year, and one to ten years ago. Renders nothing if there are none. */
export function OnThisDayCard(): ReactNode {
  const t = useMessages('facts');
  const locale = useLocale();
  const { date } = useJournal(factsEntries);
  const { rows, state, retry } = useEntries<EntryOf<typeof factsEntries>>(factsEntries.table, { days: onThisDay(date) });
  if (rows.length === 0 && state !== 'failed') return null;
  return (
    <Card aria-labelledby="facts-on-this-day" className="flex flex-col gap-5">
      <h2 id="facts-on-this-day" className="text-lg">
        {t('onThisDay')}
      </h2>
      {state === 'failed' && <QueryStateNotice reading={state} retry={retry} />}
      <ul className="flex flex-col gap-5">
        {[...rows].reverse().map((fact) => (
          <li key={fact.id} className="flex flex-col gap-2">
            <p className="text-sm text-muted">{formatDate(fact.date, locale)}</p>
            <FactKind category={fact.category} />
            <FactText text={fact.text} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** How many months the card looks back: one month, six months, and one to ten years. */
const monthsBack = [1, 6, ...Array.from({ length: 10 }, (_, year) => 12 * (year + 1))];

/**
 * The same day of the month in the past, newest first. In a shorter month it is the last day: for 29 February, 28 February.
 * The given day is not included.
 */
export function onThisDay(date: CalendarDate): readonly CalendarDate[] {
  return monthsBack.map((months) => addMonths(date, -months));
}
