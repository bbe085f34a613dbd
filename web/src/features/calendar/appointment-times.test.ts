import { expect, it } from 'vitest';
import { laterBy, appointmentTime } from './appointment-times.ts';
import { nextSameWeekday } from './next-same-weekday.ts';
import { addDays, calendarDate, daysBetween } from '@cogn/shared/calendar-date.ts';

it('shows a known end, on the next day too, and nothing without a time', () => {
  expect(appointmentTime({ start_time: '09:00', duration_minutes: 50 }, 'pt-BR')).toBe('09:00–09:50');
  expect(appointmentTime({ start_time: '23:30', duration_minutes: 50 }, 'pt-BR')).toBe('23:30–00:20');
  expect(appointmentTime({ start_time: '09:00', duration_minutes: null }, 'pt-BR')).toBe('09:00');
  expect(appointmentTime({ start_time: null, duration_minutes: 50 }, 'pt-BR')).toBeNull();
});

it('returns to the same time after a whole day', () => {
  for (const time of ['00:00', '08:30', '23:59']) expect(laterBy(time, 1440)).toBe(time);
});

const today = calendarDate('2026-11-21');

it('repeats on the same weekday: a week later, or for a past appointment within a week from today', () => {
  for (let away = -400; away <= 40; away += 1) {
    const date = addDays(today, away);
    const next = nextSameWeekday(date, today);
    expect(daysBetween(date, next) % 7).toBe(0);
    expect(next > date && next >= today).toBe(true);
    expect(daysBetween(date > today ? date : today, next)).toBeLessThanOrEqual(7);
  }
});
