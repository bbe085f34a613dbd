import { describe, expect, it } from 'vitest';
import { averageIntensity, moodCounts, withoutMainMood } from './mood-entries.ts';

it('saves a feeling once: as the main mood, no longer beside it', () => {
  expect(withoutMainMood({ mood: 'calm', also: ['tired', 'calm'] })).toEqual({ mood: 'calm', also: ['tired'] });
  expect(withoutMainMood({ mood: 'calm', also: ['calm'] })).toEqual({ mood: 'calm', also: null });
  expect(withoutMainMood({ mood: 'calm', also: null })).toEqual({ mood: 'calm', also: null });
});

describe('a look back at moods', () => {
  it('counts each mood, the most frequent first, and sorts equally frequent ones by time', () => {
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
