import type { ReactNode } from 'react';
import { QuickJournal } from '#core/journal/quick-journal.tsx';
import { DayAmount } from './day-amount.tsx';
import { waterEntries } from './water-entries.ts';

/** Today's amount with the button that adds a glass. */
export default function WaterQuick(): ReactNode {
  return (
    <QuickJournal of={waterEntries}>
      <DayAmount />
    </QuickJournal>
  );
}
