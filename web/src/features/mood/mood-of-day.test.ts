import { describe, expect, it } from 'vitest';
import { calendarDate } from '#lib/calendar-date.ts';
import { moodOfDay, moodOfDays } from './mood-of-day.ts';
import { monthsOf } from './months-of.ts';

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

it('a year has twelve months of 31 places, of which only real days are filled', () => {
  const lengths = (year: number) => monthsOf(year).map((month) => month.filter((day) => day !== null).length);
  expect(lengths(2026)).toEqual([31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]);
  expect(lengths(2028)[1]).toBe(29);
  expect(monthsOf(2026).every((month) => month.length === 31)).toBe(true);
  expect(monthsOf(2026)[11]?.at(-1)).toBe('2026-12-31');
});
