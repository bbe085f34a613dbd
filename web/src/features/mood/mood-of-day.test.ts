import { describe, expect, it } from 'vitest';
import { calendarDate } from '@cogn/shared/calendar-date.ts';
import { moodOfDay, moodOfDays } from './mood-of-day.ts';

const noted = (...moods: Parameters<typeof moodOfDay>[0][number]['mood'][]) => moods.map((mood) => ({ mood }));

describe('the mood of a day', () => {
  it('is the most frequent one, at any time of the day', () => {
    expect(moodOfDay(noted('tired', 'calm', 'tired', 'happy'))).toBe('tired');
  });

  it('is the latest of equally frequent moods', () => {
    expect(moodOfDay(noted('calm', 'overwhelmed'))).toBe('overwhelmed');
    expect(moodOfDay(noted('calm', 'sad', 'sad', 'happy', 'calm'))).toBe('calm');
    expect(moodOfDay(noted('sad', 'sad', 'calm', 'calm', 'happy'))).toBe('calm');
  });

  it('is null without a record', () => {
    expect(moodOfDay([])).toBeNull();
  });

  it('exists only for days with a record', () => {
    const [first, second] = [calendarDate('2026-02-28'), calendarDate('2026-03-01')];
    const days = moodOfDays([
      { date: first, mood: 'calm' },
      { date: first, mood: 'angry' },
      { date: second, mood: 'happy' },
    ]);
    expect([...days]).toEqual([
      [first, 'angry'],
      [second, 'happy'],
    ]);
  });
});
