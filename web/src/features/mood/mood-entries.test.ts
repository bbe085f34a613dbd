import { describe, expect, it } from 'vitest';
import { averageIntensity, moodCounts, moodOfDay, moodOfDays } from './mood-entries.ts';
import { calendarDate } from '@cogn/shared/calendar-date.ts';

describe('a look back at moods', () => {
  it('counts each mood, the most frequent first, and sorts equals by time', () => {
    const entries = [{ mood: 'calm' }, { mood: 'tired' }, { mood: 'happy' }, { mood: 'tired' }] as const;
    expect(moodCounts(entries)).toEqual([
      { mood: 'tired', count: 2 },
      { mood: 'calm', count: 1 },
      { mood: 'happy', count: 1 },
    ]);
  });

  it('averages the intensity, and is null without entries', () => {
    expect(averageIntensity([{ intensity: 2 }, { intensity: 5 }])).toBe(3.5);
    expect(averageIntensity([])).toBeNull();
  });
});

const noted = (...moods: Parameters<typeof moodOfDay>[0][number]['mood'][]) => moods.map((mood) => ({ mood }));

describe('the mood of a day', () => {
  it('is the most frequent one, at any time of the day', () => {
    expect(moodOfDay(noted('tired', 'calm', 'tired', 'happy'))).toBe('tired');
  });

  it('is the latest of equals', () => {
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
