import { useState, type ReactNode } from 'react';
import { LevelButtons } from '#core/journal/level-buttons.tsx';
import { QuickJournal } from '#core/journal/quick-journal.tsx';
import { useEntryWrites } from '#core/journal/use-entry-writes.ts';
import { useJournal } from '#core/journal/journal-context.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { ChoiceGroup } from '#ui/choice-group.tsx';
import { dailyEntries } from './daily-entries.ts';
import { senses, steps, type Sense } from './senses.ts';

/** Asks for a sense, then how strongly it perceives, in five steps. Choosing the step records the entry. */
export default function DailyQuick(): ReactNode {
  return (
    <QuickJournal of={dailyEntries}>
      <SenseThenStep />
    </QuickJournal>
  );
}

/** An entry without answers. The quick form fills in one sense. */
const open = {
  visual: null,
  auditory: null,
  tactile: null,
  olfactory: null,
  proprioceptive: null,
  vestibular: null,
  interoceptive: null,
  sensory_trigger: null,
  sensory_responses: null,
  day_pattern: null,
  notes: null,
};

function SenseThenStep(): ReactNode {
  const t = useMessages('daily');
  const core = useMessages('core');
  const { date } = useJournal(dailyEntries);
  const { add, failed } = useEntryWrites(dailyEntries);
  const [sense, setSense] = useState<Sense | null>(null);

  const record = (chosen: Sense, place: number) =>
    add(date, { ...open, [chosen]: steps[place] }, { undoable: true })
      .then(() => setSense(null))
      .catch(failed(core('errors.savingEntry')));

  return (
    <div className="flex flex-col gap-4">
      <ChoiceGroup
        legend={t('quick')}
        name="quick-daily"
        options={senses.map((value) => ({ value, label: t(value) }))}
        value={sense}
        onChange={setSense}
      />
      {sense !== null && (
        <LevelButtons
          label={t(sense)}
          levels={[...steps.keys()]}
          describe={(place) => t(steps[place] ?? 'normal')}
          onChoose={(place) => record(sense, place)}
        />
      )}
    </div>
  );
}
