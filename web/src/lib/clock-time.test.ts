import { describe, expect, it } from 'vitest';
import { calendarDate } from '@cogn/shared/calendar-date.ts';
import { clockTimeOf, formatClockTime, momentOf } from './clock-time.ts';

describe('a time of day', () => {
  it('converts to a moment of a day and back', () => {
    const moment = momentOf(calendarDate('2026-12-31'), '23:05');
    expect([moment.getFullYear(), moment.getMonth(), moment.getDate()]).toEqual([2026, 11, 31]);
    expect(clockTimeOf(moment)).toBe('23:05');
  });

  it('formats as the locale does', () => {
    expect(formatClockTime('08:05', 'pt-BR')).toBe('08:05');
    expect(formatClockTime('20:05', 'en').replace(/\s/gu, ' ')).toBe('8:05 PM');
  });
});
