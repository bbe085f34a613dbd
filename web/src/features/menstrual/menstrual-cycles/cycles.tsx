import type { ReactNode } from 'react';
import { CycleHistory } from './cycle-history.tsx';
import { MonthPicture } from './month-picture.tsx';
import { NextPeriods } from './next-periods.tsx';

/** Predicted periods, a calendar of one month, and past cycles. */
export function Cycles(): ReactNode {
  return (
    <div className="flex flex-col gap-6">
      <NextPeriods />
      <MonthPicture />
      <CycleHistory />
    </div>
  );
}
