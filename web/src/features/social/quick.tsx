import type { ReactNode } from 'react';
import { LevelButtons } from '#core/journal/level-buttons.tsx';
import { QuickJournal } from '#core/journal/quick-journal.tsx';
import { useEntryWrites } from '#core/journal/use-entry-writes.ts';
import { useJournal } from '#core/journal/journal-context.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { bands, useLevelMessage } from './battery-bands.ts';
import { socialEntries } from './social-entries.ts';

/** The level at the middle of each band. */
const middles = bands.map(({ from }) => from + 10);

/** Asks for a band and records its middle, because a tired person should not have to estimate percentages. */
export default function SocialQuick(): ReactNode {
  return (
    <QuickJournal of={socialEntries}>
      <BandButtons />
    </QuickJournal>
  );
}

function BandButtons(): ReactNode {
  const t = useMessages('social');
  const core = useMessages('core');
  const levelMessage = useLevelMessage();
  const { date } = useJournal(socialEntries);
  const { add, failed } = useEntryWrites(socialEntries);
  const record = (level: number) =>
    add(date, { level, drains: null, charges: null, notes: null }, { undoable: true }).catch(
      failed(core('errors.savingEntry')),
    );
  return <LevelButtons label={t('level')} levels={middles} describe={levelMessage} onChoose={record} />;
}
