import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { EntryList } from '#core/journal/entry-list.tsx';
import { formatMeasure } from '#core/journal/format-measure.ts';
import { JournalForm } from '#core/journal/journal-form.tsx';
import { JournalPage } from '#core/journal/journal-page.tsx';
import { LookBack } from '#core/journal/look-back.tsx';
import { ShowMore } from '#core/journal/show-more.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { LazyVerseCard } from '#shared-features/verse/lazy-verse-card.ts';
import { LazyLikedVerses } from '#shared-features/verse/liked-verses/lazy-liked-verses.ts';
import { shorten } from '#lib/shorten.ts';
import { CalmTimerCard } from './calm-timer/calm-timer-card.tsx';
import { PracticeFields } from './practice-fields.tsx';
import { PracticePicture } from './practice-picture.tsx';
import { spiritualityEntries } from './spirituality-entries.ts';

/** How much of a practice's name a button repeats, in characters. */
const nameLength = 30;

/** The spirituality page: the verse, a time of calm, the practices of the day, the weeks, the verses that were liked. */
export default function SpiritualityPage(): ReactNode {
  const t = useMessages('spirituality');
  const locale = useLocale();
  return (
    <JournalPage of={spiritualityEntries}>
      <LazyVerseCard always />
      <CalmTimerCard />
      <JournalForm
        of={spiritualityEntries}
        requiredWords={{ practice: t('required') }}
        repeatWords={({ practice }) => t('sameAsLast', { practice: shorten(practice, nameLength) })}
      >
        {(fields) => <PracticeFields fields={fields} />}
      </JournalForm>
      <EntryList
        of={spiritualityEntries}
        row={({ practice, duration_minutes, notes }) => (
          <>
            <p className="font-semibold">{practice}</p>
            {duration_minutes !== null && <p>{formatMeasure(duration_minutes, 'minute', locale)}</p>}
            {notes !== null && <p className="whitespace-pre-wrap">{notes}</p>}
          </>
        )}
      />
      <ShowMore>
        <LookBack of={spiritualityEntries}>{(view) => <PracticePicture view={view} />}</LookBack>
        <LazyLikedVerses />
      </ShowMore>
    </JournalPage>
  );
}
