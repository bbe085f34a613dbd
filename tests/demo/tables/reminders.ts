import { addDays } from '@cogn/shared/calendar-date.ts';
import type { TableOfYear } from '../demo-table.ts';

export default {
  once: (days) => [
    {
      text: 'Regar as plantas',
      day: null,
      time: '09:00',
      repeat: 'weekdays',
      weekdays: ['mon', 'thu'],
      alarm: false,
      done_on: null,
    },
    {
      text: 'Separar as contas do mês',
      day: days[0]!.date,
      time: null,
      repeat: 'monthly',
      weekdays: null,
      alarm: false,
      done_on: null,
    },
    {
      text: 'Pedir a receita nova',
      // The reminder is for tomorrow, so that it is in the future at any time of day.
      day: addDays(days.at(-1)!.date, 1),
      time: '14:00',
      repeat: 'never',
      weekdays: null,
      alarm: true,
      done_on: null,
    },
  ],
} satisfies TableOfYear;
