import { describe, expect, it } from 'vitest';
import { calendarDate } from '@cogn/shared/calendar-date.ts';
import { moodOfDay, moodOfDays } from './mood-of-day.ts';

const noted = (...moods: Parameters<typeof moodOfDay>[0][number]['mood'][]) => moods.map((mood) => ({ mood }));

describe('the mood of a day', () => {
  it('is the one noted most, wherever in the day it stands', () => {
    expect(moodOfDay(noted('tired', 'calm', 'tired', 'happy'))).toBe('tired');
  });

  it('is the latest of equals', () => {
    expect(moodOfDay(noted('calm', 'overwhelmed'))).toBe('overwhelmed');
    expect(moodOfDay(noted('calm', 'sad', 'sad', 'happy', 'calm'))).toBe('calm');
    expect(moodOfDay(noted('sad', 'sad', 'calm', 'calm', 'happy'))).toBe('calm');
  });

  it('is nothing where nothing was noted', () => {
    expect(moodOfDay([])).toBeNull();
  });

  it('is told of the days that have a record alone', () => {
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
