import { describe, expect, it } from 'vitest';
import { calendarDate } from '@cogn/shared/calendar-date.ts';
import { momentOf } from '#lib/clock-time.ts';
import { momentTaken, timeOfTap } from './moment-taken.ts';

const day = calendarDate('2026-11-22');
const next = calendarDate('2026-11-23');

describe('when a dose was taken', () => {
  it('is now for a dose of today, and for one of last night', () => {
    expect(timeOfTap(day, '00:00', momentOf(day, '21:55'))).toBe('21:55');
    expect(timeOfTap(day, '23:30', momentOf(next, '00:20'))).toBe('00:20');
    expect(timeOfTap(day, null, momentOf(day, '15:00'))).toBe('15:00');
  });

  it('is unknown for a dose of another day', () => {
    expect(timeOfTap(day, '08:00', momentOf(next, '09:00'))).toBeNull();
    expect(timeOfTap(day, null, momentOf(next, '09:00'))).toBeNull();
  });

  it('is on the planned day, or after its midnight', () => {
    const moment = (date: typeof day, planned: string | null, taken_at: string) => momentTaken({ date, planned, taken_at });
    expect(moment(day, '08:00', '08:40')).toEqual(momentOf(day, '08:40'));
    expect(moment(day, '23:30', '00:20')).toEqual(momentOf(next, '00:20'));
    expect(moment(day, '00:00', '21:55')).toEqual(momentOf(day, '21:55'));
    expect(moment(day, null, '00:20')).toEqual(momentOf(day, '00:20'));
  });

  it('is unknown without a time', () => {
    expect(momentTaken({ date: day, planned: '08:00', taken_at: null })).toBeNull();
  });
});
