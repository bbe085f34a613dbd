import { describe, expect, it } from 'vitest';
import { averageIntensity, moodCounts } from './mood-counts.ts';

describe('a look back at moods', () => {
  it('counts each mood, the most frequent first, and keeps the order of time among equals', () => {
    const entries = [{ mood: 'calm' }, { mood: 'tired' }, { mood: 'happy' }, { mood: 'tired' }] as const;
    expect(moodCounts(entries)).toEqual([
      { mood: 'tired', count: 2 },
      { mood: 'calm', count: 1 },
      { mood: 'happy', count: 1 },
    ]);
  });

  it('averages the intensity, and says nothing of nothing', () => {
    expect(averageIntensity([{ intensity: 2 }, { intensity: 5 }])).toBe(3.5);
    expect(averageIntensity([])).toBeNull();
  });
});
