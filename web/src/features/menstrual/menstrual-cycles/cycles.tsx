import type { ReactNode } from 'react';
import { WhenWritable } from '#core/journal/when-writable.tsx';
import { menstrualEntries } from '../menstrual-entries.ts';
import { CycleHistory } from './cycle-history.tsx';
import { CyclePauses } from './cycle-pauses-section.tsx';
import { MonthPicture } from './month-picture.tsx';
import { NextPeriods } from './next-periods.tsx';
import { SymptomsCard } from './symptoms-card.tsx';

/** Predicted periods, pauses, a calendar of one month, past cycles, and symptoms by phase. */
export function Cycles(): ReactNode {
  return (
    <div className="flex flex-col gap-6">
      <NextPeriods />
      <WhenWritable of={menstrualEntries}>
        <CyclePauses />
      </WhenWritable>
      <MonthPicture />
      <CycleHistory />
      <SymptomsCard />
    </div>
  );
}
