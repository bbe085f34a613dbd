import { expect, it } from 'vitest';
import { calendarDate } from '@cogn/shared/calendar-date.ts';
import { batteryDays } from './days-with-appointments.ts';

const [monday, tuesday, wednesday] = ['2026-11-23', '2026-11-24', '2026-11-25'].map(calendarDate);

it('puts the appointments of each day beside its mean level, also on each day of a longer one; a day without a record has no level', () => {
  const entries = [
    { date: monday!, level: 80 },
    { date: monday!, level: 40 },
    { date: wednesday!, level: 20 },
  ];
  const appointments = [
    { date: monday!, name: 'Terapia', start_time: '15:00' },
    { date: tuesday!, name: 'Dentista', start_time: null },
    { date: tuesday!, end_date: wednesday!, name: 'Congresso', start_time: '09:00' },
    { date: monday!, name: 'Exame', start_time: '08:30' },
  ];
  expect(batteryDays([monday!, tuesday!, wednesday!], entries, appointments)).toEqual([
    { id: monday, level: 60, names: ['Exame', 'Terapia'] },
    { id: tuesday, level: null, names: ['Dentista', 'Congresso'] },
    { id: wednesday, level: 20, names: ['Congresso'] },
  ]);
});
