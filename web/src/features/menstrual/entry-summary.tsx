import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import type { EntryOf } from '#core/journal/define-journal.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { daysBetween } from '@cogn/shared/calendar-date.ts';
import { formatDate } from '#lib/local-date.ts';
import type { menstrualEntries } from './menstrual-entries.ts';

/**
 * The details below an entry's first line in the list: the filled fields that the first line does not name, the days since
 * the period began, and the notes.
 */
export function EntryDetails({ entry }: { entry: EntryOf<typeof menstrualEntries> }): ReactNode {
  const t = useMessages('menstrual');
  const locale = useLocale();
  const toText = useEntrySummary();
  const { date, last_period_start, notes } = entry;
  const others = toText(entry).slice(1);
  return (
    <>
      {others.length > 0 && <p className="first-letter:uppercase">{others.join(' · ')}</p>}
      {last_period_start !== null && (
        <p className="text-muted">
          {t('daysSince', {
            days: daysBetween(last_period_start, date),
            date: formatDate(last_period_start, locale, { day: 'numeric', month: 'long' }),
          })}
        </p>
      )}
      {notes !== null && <p className="whitespace-pre-wrap">{notes}</p>}
    </>
  );
}

/** Returns a function that describes an entry's filled fields in short texts: menstruation, flow, pain, symptoms, mood. */
export function useEntrySummary(): (entry: EntryOf<typeof menstrualEntries>) => string[] {
  const t = useMessages('menstrual');
  return ({ on_period, flow, pain, symptoms, mood }) => [
    ...(on_period ? [t('menstruation')] : []),
    ...(flow === null ? [] : [t('flowOf', { words: t(flow) })]),
    ...(pain === null ? [] : [pain === 'none' ? t('none') : t('painOf', { words: t(pain) })]),
    ...(symptoms ?? []).map((symptom) => t(symptom)),
    ...(mood === null ? [] : [t(mood)]),
  ];
}
