import type { ReactNode } from 'react';
import { JournalPage } from '#core/journal/journal-page.tsx';
import { ShowMore } from '#core/journal/show-more.tsx';
import { DayPlan } from './day-plan.tsx';
import { LazyDoseHistory } from './dose-history/lazy-dose-history.tsx';
import { medicationDoses } from './medication-doses.ts';
import { LazyAsNeeded } from './as-needed/lazy-as-needed.tsx';
import { MedicineList } from './list/medicine-list.tsx';

/** The medications page: the day's doses with their answers, medicines taken as needed, the list, and the history. */
export default function MedicationsPage(): ReactNode {
  return (
    <JournalPage of={medicationDoses}>
      <DayPlan />
      <LazyAsNeeded />
      <MedicineList />
      <ShowMore>
        <LazyDoseHistory />
      </ShowMore>
    </JournalPage>
  );
}
