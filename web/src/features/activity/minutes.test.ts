import { describe, expect, it } from 'vitest';
import { addDays, calendarDate } from '@cogn/shared/calendar-date.ts';
import type { ActivityType } from './activity-entries.ts';
import { minutesByDay, minutesByIntensity, minutesByType } from './minutes.ts';

const start = calendarDate('2026-11-16');
const done = (
  day: number,
  type: ActivityType,
  duration_minutes: number,
  intensity: 'low' | 'moderate' | 'high' | null = null,
) => ({
  date: addDays(start, day),
  type,
  duration_minutes,
  intensity,
});
const entries = [
  done(0, 'running', 20, 'high'),
  done(0, 'swimming', 45, 'low'),
  done(2, 'running', 30),
  done(2, 'running', 10, 'low'),
];

describe('minutes of activity', () => {
  it('add up by day, and are null on a day without a record', () => {
    expect(
      minutesByDay(
        entries,
        [0, 1, 2].map((day) => addDays(start, day)),
      ),
    ).toEqual([65, null, 40]);
  });

  it('are sorted by type, the longest first, and split by intensity', () => {
    expect(minutesByType(entries)).toEqual([
      {
        kind: 'running',
        minutes: 60,
        parts: [
          { kind: 'low', minutes: 10 },
          { kind: 'high', minutes: 20 },
          { kind: 'unsaid', minutes: 30 },
        ],
      },
      { kind: 'swimming', minutes: 45, parts: [{ kind: 'low', minutes: 45 }] },
    ]);
  });

  it('have the same sum by type, by intensity and by day', () => {
    const sumOf = (shares: readonly { minutes: number }[]) => shares.reduce((sum, share) => sum + share.minutes, 0);
    expect([sumOf(minutesByType(entries)), sumOf(minutesByIntensity(entries))]).toEqual([105, 105]);
  });

  it('are empty without records', () => {
    expect([minutesByType([]), minutesByIntensity([])]).toEqual([[], []]);
  });
});
