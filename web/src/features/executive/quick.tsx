import { useState, type ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { LevelButtons } from '#core/journal/level-buttons.tsx';
import { QuickJournal } from '#core/journal/quick-journal.tsx';
import { useEntryWrites } from '#core/journal/use-entry-writes.ts';
import { useJournal } from '#core/journal/journal-context.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { formatNumber } from '#lib/format-number.ts';
import { ChoiceGroup } from '#ui/choice-group.tsx';
import { executiveEntries } from './executive-entries.ts';
import { levelKey, levels, executiveFunctions, type ExecutiveFunction } from './levels.ts';

/** Asks for one of the five scales, then for its level. Choosing the level records the entry. */
export default function ExecutiveQuick(): ReactNode {
  return (
    <QuickJournal of={executiveEntries}>
      <ScaleThenLevel />
    </QuickJournal>
  );
}

/** An entry without answers. */
const open = {
  attention: null,
  impulsivity: null,
  mental_hyperactivity: null,
  body_hyperactivity: null,
  hyperfocus: null,
  notes: null,
};

function ScaleThenLevel(): ReactNode {
  const t = useMessages('executive');
  const core = useMessages('core');
  const locale = useLocale();
  const { date } = useJournal(executiveEntries);
  const { add, failed } = useEntryWrites(executiveEntries);
  const [scale, setScale] = useState<ExecutiveFunction | null>(null);

  const record = (chosen: ExecutiveFunction, level: number) =>
    add(date, { ...open, [chosen]: level }, { undoable: true })
      .then(() => setScale(null))
      .catch(failed(core('errors.savingEntry')));

  return (
    <div className="flex flex-col gap-4">
      <ChoiceGroup
        legend={t('quick')}
        name="quick-executive"
        options={executiveFunctions.map((name) => ({ value: name, label: t(name) }))}
        value={scale}
        onChange={setScale}
      />
      {scale !== null && (
        <LevelButtons
          label={t(scale)}
          levels={levels}
          describe={(level) => t('levelOf', { level: formatNumber(level, locale), words: t(levelKey(level)) })}
          onChoose={(level) => record(scale, level)}
        />
      )}
    </div>
  );
}
