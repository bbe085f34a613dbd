import { useState, type ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { LevelButtons } from '#core/journal/level-buttons.tsx';
import { QuickJournal } from '#core/journal/quick-journal.tsx';
import { useEntryWrites } from '#core/journal/use-entry-writes.ts';
import { useJournal } from '#core/journal/journal-context.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { formatMinutes } from '#lib/format-number.ts';
import { ChoiceGroup } from '#ui/choice-group.tsx';
import { sleepEntries, sleepQualities, type SleepQuality } from './sleep-entries.ts';

/** Common numbers of hours; the page accepts others. */
const usualHours = [4, 5, 6, 7, 8, 9, 10];

/** The fields that the quick form leaves empty. */
const open = {
  bed_time: null,
  tried_time: null,
  minutes_to_fall_asleep: null,
  awakenings: null,
  wake_time: null,
  rise_time: null,
  notes: null,
};

/** Asks for the quality, which is optional, then for the hours. Choosing the hours records the entry. */
export default function SleepQuick(): ReactNode {
  return (
    <QuickJournal of={sleepEntries}>
      <QualityThenHours />
    </QuickJournal>
  );
}

function QualityThenHours(): ReactNode {
  const t = useMessages('sleep');
  const core = useMessages('core');
  const locale = useLocale();
  const { date } = useJournal(sleepEntries);
  const { add, failed } = useEntryWrites(sleepEntries);
  const [quality, setQuality] = useState<SleepQuality | null>(null);

  const record = (hours: number) =>
    add(date, { ...open, hours, quality }, { undoable: true })
      .then(() => setQuality(null))
      .catch(failed(core('errors.savingEntry')));

  return (
    <div className="flex flex-col gap-4">
      <ChoiceGroup
        legend={t('quickQuality')}
        name="quick-sleep"
        options={sleepQualities.map((value) => ({ value, label: t(value) }))}
        value={quality}
        onChange={setQuality}
      />
      <LevelButtons
        label={t('hours')}
        levels={usualHours}
        describe={(hours) => formatMinutes(hours * 60, locale)}
        onChoose={record}
      />
    </div>
  );
}
