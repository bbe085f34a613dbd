import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { EntryList } from '#core/journal/entry-list.tsx';
import { formatMeasure } from '#core/journal/format-measure.ts';
import { JournalForm } from '#core/journal/journal-form.tsx';
import { JournalPage } from '#core/journal/journal-page.tsx';
import { LookBack } from '#core/journal/look-back.tsx';
import { ShowMore } from '#core/journal/show-more.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { LazyLikedVerses, LazyVerseCard } from '#shared-features/verse/lazy-verses.ts';
import { shorten } from '#lib/shorten.ts';
import { CalmTimerCard } from './calm-timer/calm-timer-card.tsx';
import { spiritualityDrawing } from './spirituality-drawing.ts';
import { PracticeFields } from './practice-fields.tsx';
import { PracticeChart } from './practice-chart.tsx';
import { spiritualityEntries } from './spirituality-entries.ts';

/** Maximum characters of a practice's name on a button. */
const nameLength = 30;

/** The spirituality page: the verse, a calm timer, the practices of the day, charts of past weeks, and favourite verses. */
export default function SpiritualityPage(): ReactNode {
  const t = useMessages('spirituality');
  const locale = useLocale();
  return (
    <JournalPage of={spiritualityEntries}>
      <div className="flex flex-col gap-6 empty:hidden">
        <LazyVerseCard always />
        <CalmTimerCard />
        <JournalForm
          of={spiritualityEntries}
          requiredMessages={{ practice: t('required') }}
          repeatLabel={({ practice }) => t('sameAsLast', { practice: shorten(practice, nameLength) })}
        >
          {(fields, repeat) => <PracticeFields fields={fields} repeat={repeat} />}
        </JournalForm>
      </div>
      <EntryList
        of={spiritualityEntries}
        drawing={spiritualityDrawing}
        row={({ practice, duration_minutes, notes }) => ({
          line: (
            <div className="flex flex-wrap gap-x-3">
              <p className="font-semibold">{practice}</p>
              {duration_minutes !== null && <p>{formatMeasure(duration_minutes, 'minute', locale)}</p>}
            </div>
          ),
          details: notes !== null && <p className="whitespace-pre-wrap">{notes}</p>,
        })}
      />
      <ShowMore>
        <LookBack of={spiritualityEntries}>{(view) => <PracticeChart view={view} />}</LookBack>
        <LazyLikedVerses />
      </ShowMore>
    </JournalPage>
  );
}
