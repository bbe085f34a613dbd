import { describe, expect, it } from 'vitest';
import { appointmentTime, laterBy, timeOnDay } from './appointment-times.ts';
import { spanLabel } from './span-label.ts';
import { nextSameWeekday } from './appointment-form/repeated.ts';
import { addDays, calendarDate, daysBetween } from '@cogn/shared/calendar-date.ts';

it('shows a known end, on the next day too, and nothing without a time', () => {
  expect(appointmentTime({ start_time: '09:00', duration_minutes: 50 }, 'pt-BR')).toBe('09:00–09:50');
  expect(appointmentTime({ start_time: '23:30', duration_minutes: 50 }, 'pt-BR')).toBe('23:30–00:20');
  expect(appointmentTime({ start_time: '09:00', duration_minutes: null }, 'pt-BR')).toBe('09:00');
  expect(appointmentTime({ start_time: null, duration_minutes: 50 }, 'pt-BR')).toBeNull();
});

describe('an appointment of several days', () => {
  const stay = { date: calendarDate('2026-12-30'), end_date: calendarDate('2027-01-02'), duration_minutes: null };
  const timed = { ...stay, start_time: '14:00', end_time: '09:30' };
  const at = (of: typeof timed | (typeof stay & { start_time: string | null }), day: string) =>
    timeOnDay(
      of,
      calendarDate(day),
      'pt-BR',
      ({ day, days }) => `${day}/${days}`,
      (time) => `até ${time}`,
    );

  it('says on each day which one it is, and when it begins and ends', () => {
    expect(['2026-12-30', '2026-12-31', '2027-01-02'].map((day) => at(timed, day))).toEqual([
      '1/4 · 14:00',
      '2/4',
      '4/4 · até 09:30',
    ]);
    expect(at({ ...stay, start_time: null }, '2027-01-02')).toBe('4/4');
  });

  it('has a label with both days, and with the times that are known', () => {
    const days = { day: 'numeric', month: 'short' } as const;
    expect(spanLabel(timed, 'fr', days)).toMatch(/^30 déc\. 2026, 14:00.+2 janv\. 2027, 09:30$/u);
    const january = { ...stay, date: calendarDate('2027-01-01'), start_time: null };
    expect(spanLabel(january, 'fr', days)).toMatch(/^1.2 janv\.$/u);
    expect(spanLabel({ ...january, start_time: '14:00' }, 'fr', days)).toBe('1 janv. 14:00 – 2 janv.');
    expect(appointmentTime(timed, 'pt-BR')).toBeNull();
    expect(spanLabel({ ...timed, end_date: null, end_time: null }, 'en', days)).toBeNull();
  });
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
