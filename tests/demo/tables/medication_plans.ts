import { addDays } from '@cogn/shared/calendar-date.ts';
import type { TableOfYear } from '../demo-table.ts';
import { dosageChanged, everyDay } from './medications.ts';

/** The plan of the morning medicine before its dosage changed. */
export default {
  once: (days, _random, idOf) => [
    {
      ...everyDay,
      medication_id: idOf('medication:morning'),
      from_date: days[0]!.date,
      to_date: addDays(days.at(-1)!.date, -dosageChanged - 1),
      name: 'Metilfenidato',
      dosage: '5 mg',
      as_needed: false,
      times: ['08:00', '13:00'],
    },
  ],
} satisfies TableOfYear;
