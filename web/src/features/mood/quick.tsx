import { useState, type ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { LevelButtons } from '#core/journal/level-buttons.tsx';
import { QuickJournal } from '#core/journal/quick-journal.tsx';
import { useEntryWrites } from '#core/journal/use-entry-writes.ts';
import { useJournal } from '#core/journal/journal-context.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { formatNumber } from '#lib/format-number.ts';
import { MoodChoice } from './mood-choice.tsx';
import { moodEntries, intensities, intensityKey, type Mood } from './mood-entries.ts';

/** Asks for a face, then for its intensity. Choosing the intensity records the entry. */
export default function MoodQuick(): ReactNode {
  return (
    <QuickJournal of={moodEntries}>
      <FaceThenIntensity />
    </QuickJournal>
  );
}

function FaceThenIntensity(): ReactNode {
  const t = useMessages('mood');
  const core = useMessages('core');
  const locale = useLocale();
  const { date } = useJournal(moodEntries);
  const { add, failed } = useEntryWrites(moodEntries);
  const [mood, setMood] = useState<Mood | null>(null);

  const record = (chosen: Mood, intensity: number) =>
    add(date, { mood: chosen, intensity, also: null, notes: null, time: null, tags: null }, { undoable: true })
      .then(() => setMood(null))
      .catch(failed(core('errors.savingEntry')));

  return (
    <div className="flex flex-col gap-4">
      <MoodChoice name="quick-mood" value={mood} onChange={(chosen) => setMood(chosen as Mood)} />
      {mood !== null && (
        <LevelButtons
          label={t('intensity')}
          levels={intensities}
          describe={(level) => t('intensityOf', { level: formatNumber(level, locale), words: t(intensityKey(level)) })}
          onChoose={(level) => record(mood, level)}
        />
      )}
    </div>
  );
}
