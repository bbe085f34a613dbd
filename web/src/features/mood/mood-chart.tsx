import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { AsTable } from '#core/journal/as-table.tsx';
import type { LookBackView } from '#core/journal/look-back.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { formatDate } from '#lib/local-date.ts';
import { formatNumber } from '#lib/format-number.ts';
import { useAlsoText } from './use-also-text.ts';
import { MoodFace } from './mood-face.tsx';
import { type moodEntries, intensityKey, moodCounts } from './mood-entries.ts';

/** The most faces that a day shows. A text gives the number of the remaining ones. */
const drawn = 3;

/** The period as faces: one row for seven days, under their weekdays. A day without a record is empty. */
export function MoodChart({ view }: { view: LookBackView<typeof moodEntries.fields> }): ReactNode {
  const t = useMessages('mood');
  const journal = useMessages('journal');
  const locale = useLocale();
  const alsoText = useAlsoText();
  const count = view.entries.length;
  const [first, second] = moodCounts(view.entries);
  const summary =
    first === undefined || first.count === second?.count
      ? t('mostOftenMany', { count })
      : t('mostOften', { count, mood: t(first.mood) });
  return (
    <>
      <p>{summary}</p>
      <div role="img" aria-label={summary} className="grid grid-cols-7 gap-1.5">
        {view.days.slice(0, 7).map((day) => (
          <span key={day} className="text-center text-xs text-muted">
            {formatDate(day, locale, { weekday: 'short' })}
          </span>
        ))}
        {view.days.map((day) => {
          const entries = view.entriesOn(day);
          return (
            <div
              key={day}
              className={`flex min-h-16 min-w-0 flex-col items-center gap-1 rounded-md px-0.5 py-1.5 ${entries.length > 0 ? 'bg-primary-soft' : 'border border-dashed border-line'}`}
            >
              <span className="text-xs text-muted">{formatDate(day, locale, { day: 'numeric' })}</span>
              <span className="flex flex-wrap justify-center">
                {entries.slice(-drawn).map((entry) => (
                  <MoodFace key={entry.id} mood={entry.mood} className={entries.length > 1 ? 'size-5' : 'size-8'} />
                ))}
              </span>
              {entries.length > drawn && (
                <span className="text-xs text-muted">+{formatNumber(entries.length - drawn, locale)}</span>
              )}
            </div>
          );
        })}
      </div>
      <AsTable
        caption={t('title')}
        columns={[
          { id: 'day', label: t('day') },
          { id: 'moods', label: t('recorded') },
        ]}
        rows={view.days.map((day) => ({
          id: day,
          cells: {
            day: formatDate(day, locale),
            moods:
              view
                .entriesOn(day)
                .flatMap(({ mood, intensity, also }) => [
                  t('inTable', { mood: t(mood), words: t(intensityKey(intensity)) }),
                  ...(also ? [alsoText(also)] : []),
                ])
                .join(' · ') || journal('noRecord'),
          },
        }))}
      />
    </>
  );
}
