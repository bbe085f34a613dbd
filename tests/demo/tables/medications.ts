import { momentOf } from '../../../web/src/lib/clock-time.ts';
import { addDays } from '@cogn/shared/calendar-date.ts';
import type { TableOfYear } from '../demo-table.ts';

/** This many days before the last day, the dosage of the morning medicine went from 5 mg to 10 mg. */
export const dosageChanged = 90;

/** The plan columns that all medicines of the example share. */
export const everyDay = {
  ...{ repeat: 'daily', weekdays: null, every_days: null, starts_on: null, ends_on: null },
  ...{ min_hours: null, max_per_day: null, status: 'active' },
};

export default {
  once: (days, _random, idOf) => [
    {
      ...everyDay,
      id: idOf('medication:morning'),
      name: 'Metilfenidato',
      dosage: '10 mg',
      times: ['08:00', '13:00'],
      plan_from: addDays(days.at(-1)!.date, -dosageChanged),
      as_needed: false,
      alarm: true,
      side_effects: 'Boca seca.',
      pills_left: 34,
      // The pills were counted some days ago, so that the doses taken since then have visibly reduced the stock.
      counted_at: momentOf(days.at(-8)!.date, '07:00').toISOString(),
      pills_per_dose: 1,
      low_at: 10,
    },
    {
      ...everyDay,
      id: idOf('medication:night'),
      name: 'Melatonina',
      dosage: '3 mg',
      times: ['22:00'],
      plan_from: null,
      as_needed: false,
      alarm: false,
      side_effects: null,
      pills_left: null,
      counted_at: null,
      pills_per_dose: null,
      low_at: null,
    },
    {
      ...everyDay,
      id: idOf('medication:pain'),
      name: 'Dipirona',
      dosage: '500 mg',
      times: null,
      plan_from: null,
      as_needed: true,
      alarm: false,
      side_effects: null,
      pills_left: null,
      counted_at: null,
      pills_per_dose: null,
      low_at: null,
    },
  ],
} satisfies TableOfYear;
