import { addDays } from '@cogn/shared/calendar-date.ts';
import type { TableOfYear } from '../demo-table.ts';
import { planDays } from './hypotheses.ts';

/** Whether the user did as planned, for most days of the alternating plan that are over. */
export default {
  once: (days, random, idOf) => {
    const last = days.at(-1)!.date;
    return Array.from({ length: planDays }, (_, at) => addDays(last, at - planDays))
      .filter(() => random.chance(0.8))
      .map((day) => ({ hypothesis_id: idOf('hypotheses:3'), day, kept: random.chance(0.85) }));
  },
} satisfies TableOfYear;
