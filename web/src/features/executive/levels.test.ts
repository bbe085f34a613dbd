import { describe, expect, it } from 'vitest';
import { addDays, calendarDate } from '@cogn/shared/calendar-date.ts';
import { levelKey, averageLevel, dailyLevels } from './levels.ts';

const start = calendarDate('2026-11-16');
const open = { attention: null, impulsivity: null, mental_hyperactivity: null, body_hyperactivity: null, hyperfocus: null };
const said = (day: number, attention: number | null) => ({ ...open, date: addDays(start, day), attention });
const days = [0, 1, 2, 3].map((day) => addDays(start, day));

describe('the level of a function', () => {
  it('is the mean of a day’s answers, and null on a day without any', () => {
    expect(dailyLevels([said(0, 2), said(0, 5), said(1, null), said(3, 4)], 'attention', days)).toEqual([
      3.5,
      null,
      null,
      4,
    ]);
  });

  it('averages days, so that many entries on one day do not outweigh the others', () => {
    expect(averageLevel([said(0, 1), said(0, 1), said(0, 1), said(1, 5)], 'attention')).toBe(3);
  });

  it('is null rather than a middle value if it was never answered', () => {
    expect(averageLevel([said(0, 4)], 'hyperfocus')).toBeNull();
    expect(averageLevel([], 'attention')).toBeNull();
  });

  it('has a label for every step and for values between two steps', () => {
    expect([1, 1.4, 2.5, 4.6, 5].map(levelKey)).toEqual(['level1', 'level1', 'level3', 'level5', 'level5']);
  });
});
