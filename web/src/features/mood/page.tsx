import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { EntryList } from '#core/journal/entry-list.tsx';
import { TimeField } from '#core/journal/form/time-field.tsx';
import { JournalForm } from '#core/journal/journal-form.tsx';
import { JournalPage } from '#core/journal/journal-page.tsx';
import { LookBack } from '#core/journal/look-back.tsx';
import { ShowMore } from '#core/journal/show-more.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { formatNumber } from '#lib/format-number.ts';
import { EntryTags, TagField, useTagsRequest } from '#shared-features/tags/lazy-tags.tsx';
import { deferred } from '#ui/lib/deferred.tsx';
import { Folded } from '#ui/folded.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { moodDrawing } from './mood-drawing.ts';
import { IntensityChoice } from './intensity-choice.tsx';
import { MoodChoice } from './mood-choice.tsx';
import { MoodFace } from './mood-face.tsx';
import { MoodChart } from './mood-chart.tsx';
import { moodEntries, intensityKey, withoutMainMood } from './mood-entries.ts';
import { useAlsoText } from './use-also-text.ts';
import { YearCard } from './year-card.tsx';

/**
 * The field for further feelings. While it loads, an empty space has the height of its closed line, so that nothing moves when
 * the line appears.
 */
const FurtherFeelings = deferred(
  async () => (await import('./further-feelings.tsx')).FurtherFeelings,
  () => <div className="min-h-11" />,
  { optional: true },
);

/** The mood page: the form, the period's days as faces, and a year of days. */
export default function MoodPage(): ReactNode {
  useTagsRequest();
  const t = useMessages('mood');
  const locale = useLocale();
  const alsoText = useAlsoText();
  return (
    <JournalPage of={moodEntries}>
      <JournalForm
        of={moodEntries}
        requiredMessages={{ mood: t('moodRequired'), intensity: t('intensityRequired') }}
        repeatLabel={(last) => t('sameAsLast', { mood: t(last.mood), words: t(intensityKey(last.intensity)) })}
        notRepeated={['also', 'notes', 'time', 'tags']}
        toSave={withoutMainMood}
      >
        {(fields, repeat) => (
          <>
            <MoodChoice {...fields.choice('mood')} />
            <IntensityChoice {...fields.choice('intensity')} />
            {/* The button "same as last time" comes after the two questions, because both questions must fit on a
                phone's first screen. */}
            {repeat}
            <FurtherFeelings main={fields.choice('mood').value} {...fields.choices('also')} />
            <TextArea {...fields.text('notes')} label={t('notes')} hint={t('notesHint')} />
            <Folded summary={t('otherTime')} initiallyOpen={fields.text('time').value !== ''}>
              <TimeField {...fields.text('time')} label={t('time')} hint={t('timeHint')} />
            </Folded>
            <TagField {...fields.values('tags')} table={moodEntries.table} />
          </>
        )}
      </JournalForm>
      <EntryList
        of={moodEntries}
        drawing={moodDrawing}
        row={({ mood, intensity, also, notes, tags }) => ({
          line: (
            <div className="flex items-center gap-3">
              <MoodFace mood={mood} className="size-6 shrink-0 text-primary" />
              <p className="min-w-0 flex-1 font-semibold first-letter:uppercase">{t(mood)}</p>
            </div>
          ),
          details: (
            <>
              <p className="first-letter:uppercase">
                {t('intensityOf', { level: formatNumber(intensity, locale), words: t(intensityKey(intensity)) })}
              </p>
              {also && <p className="first-letter:uppercase">{alsoText(also)}</p>}
              {notes !== null && <p className="whitespace-pre-wrap">{notes}</p>}
              <EntryTags ids={tags} />
            </>
          ),
        })}
      />
      <ShowMore>
        <LookBack of={moodEntries}>{(view) => <MoodChart view={view} />}</LookBack>
        <YearCard />
      </ShowMore>
    </JournalPage>
  );
}
