import { afterEach, describe, expect, it, vi } from 'vitest';
import { calendarDate } from '@cogn/shared/calendar-date.ts';
import { laterBy, meanTime, midSleep, minutesOf, timeSpread } from './mid-sleep.ts';

const night = {
  date: calendarDate('2026-11-20'),
  hours: null,
  bed_time: null,
  tried_time: null,
  minutes_to_fall_asleep: null,
  wake_time: null,
};

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('the middle of sleep', () => {
  it('is halfway between falling asleep and waking, across midnight', () => {
    expect(midSleep({ ...night, bed_time: '23:00', wake_time: '07:00' })).toBe(minutesOf('03:00'));
    expect(midSleep({ ...night, bed_time: '20:00', wake_time: '23:00' })).toBe(minutesOf('21:30'));
  });

  it('is the wall-clock time in a night with a clock change', () => {
    vi.stubEnv('TZ', 'Europe/Lisbon');
    const changed = { ...night, date: calendarDate('2026-03-29'), bed_time: '23:00', wake_time: '07:00' };
    expect(midSleep(changed)).toBe(minutesOf('03:30'));
  });

  it('has a circular mean', () => {
    expect(meanTime([minutesOf('23:30'), minutesOf('00:30')])).toBeCloseTo(0);
    expect(meanTime([])).toBeNull();
    expect(laterBy(minutesOf('00:15'), minutesOf('23:45'))).toBe(30);
    expect(laterBy(minutesOf('23:45'), minutesOf('00:15'))).toBe(-30);
  });

  it('has a standard deviation, also around midnight', () => {
    const times = ['23:30', '00:00', '00:30'].map(minutesOf);
    expect(timeSpread(times)).toBeCloseTo(30, 5);
    expect(timeSpread(times.slice(0, 1))).toBeNull();
  });
});
