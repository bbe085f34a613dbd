import { addDays } from '@cogn/shared/calendar-date.ts';
import type { TableOfYear } from '../demo-table.ts';
import { dosageChanged } from './medications.ts';

/** An answered idea about sleep, one that still waits for its day, and the change of the morning medicine. */
export default {
  once: (days, _random, idOf) => {
    const last = days.at(-1)!.date;
    const change = addDays(last, -dosageChanged);
    const pair = { kind: 'pair', medication_id: null, change_on: null };
    return [
      {
        ...{ ...pair, cause: 'sleepHours', outcome: 'social', lag: 0 },
        ...{ first_day: addDays(last, -200), look_on: addDays(last, -10) },
      },
      {
        ...{ ...pair, cause: 'social', outcome: 'overload', lag: 1 },
        ...{ first_day: addDays(last, -40), look_on: addDays(last, 16) },
      },
      {
        ...{ kind: 'medicine', cause: null, outcome: 'attention', lag: 0 },
        ...{ first_day: addDays(change, -60), look_on: addDays(change, 60) },
        ...{ medication_id: idOf('medication:morning'), change_on: change },
      },
    ];
  },
} satisfies TableOfYear;
