import type { ReactNode } from 'react';
import { QuickJournal } from '#core/journal/quick-journal.tsx';
import { DayPlan } from './day-plan.tsx';
import { medicationDoses } from './medication-doses.ts';

/** Today's doses, each with its answer and buttons to answer. */
export default function MedicationsQuick(): ReactNode {
  return (
    <QuickJournal of={medicationDoses}>
      <DayPlan />
    </QuickJournal>
  );
}
