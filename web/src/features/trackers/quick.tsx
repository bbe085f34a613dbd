import type { ReactNode } from 'react';
import { QuickJournal } from '#core/journal/quick-journal.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { TrackerPanel } from './tracker-panel.tsx';
import { trackerEntries } from './tracker-tables.ts';
import { useTrackers } from './use-trackers.ts';

/** The person's trackers with the controls to answer them. */
export default function TrackersQuick(): ReactNode {
  const t = useMessages('trackers');
  const { trackers, known } = useTrackers();
  return (
    <QuickJournal of={trackerEntries}>
      {known && trackers.length === 0 ? <p>{t('noneText')}</p> : <TrackerPanel />}
    </QuickJournal>
  );
}
