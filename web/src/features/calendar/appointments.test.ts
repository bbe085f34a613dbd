import { expect, it } from 'vitest';
import { calendarDate } from '@cogn/shared/calendar-date.ts';
import { sortAppointments } from './appointment-rows.ts';
import type { Appointment, AppointmentType } from './appointments.ts';
import { typeCounts } from './type-counts.ts';

const made = (type: AppointmentType, values: Partial<Appointment> = {}): Appointment => ({
  ...{ id: crypto.randomUUID(), date: calendarDate('2026-11-21'), created_at: '2026-11-01T00:00:00Z', name: type, type },
  ...{ start_time: null, duration_minutes: null, recovery_minutes: null, professional: null, location: null, notes: null },
  ...{ end_date: null, end_time: null, alert_minutes: null, repeat: null, repeat_until: null },
  ...values,
});

it('counts appointments by type, the most frequent first, without unused types', () => {
  const counts = typeCounts([made('speech'), made('medical'), made('speech', { recovery_minutes: 30 })]);
  expect(counts).toEqual([
    { type: 'speech', count: 2, recovery: 30 },
    { type: 'medical', count: 1, recovery: null },
  ]);
});

it('sorts each day’s all-day appointments first, then by time', () => {
  const names = sortAppointments([
    made('other', { name: 'late', start_time: '16:00' }),
    made('other', { name: 'tomorrow', date: calendarDate('2026-11-22') }),
    made('other', { name: 'early', start_time: '08:00' }),
    made('other', { name: 'some time' }),
  ]).map(({ name }) => name);
  expect(names).toEqual(['some time', 'early', 'late', 'tomorrow']);
});
