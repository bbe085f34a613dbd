import type { ReactNode } from 'react';
import { QuickJournal } from '#core/journal/quick-journal.tsx';
import { DayPlan } from './day-plan.tsx';
import { medicationDoses } from './medication-doses.ts';

/** Today's doses, each with what became of it and the press that says so. */
export default function MedicationsQuick(): ReactNode {
  return (
    <QuickJournal of={medicationDoses}>
      <DayPlan />
    </QuickJournal>
  );
}
