import { describe, expect, it } from 'vitest';
import { totalMinutes, recentPractices } from './spirituality-entries.ts';

const practised = (...practices: string[]) => practices.map((practice) => ({ practice }));

describe('practices that a tap fills in', () => {
  it('are the person’s own, newest first, and then neutral ones', () => {
    expect(recentPractices(practised('Oração', 'Caminhada'), ['Silêncio'], 5)).toEqual(['Caminhada', 'Oração', 'Silêncio']);
  });

  it('appear once each in the newest spelling, ignoring case', () => {
    expect(recentPractices(practised('silêncio ', 'Silêncio'), ['SILÊNCIO', 'Respiração'], 5)).toEqual([
      'Silêncio',
      'Respiração',
    ]);
  });

  it('are limited to the requested number', () => {
    expect(recentPractices(practised('a', 'b', 'c'), ['d'], 2)).toEqual(['c', 'b']);
  });
});

describe('the total of minutes', () => {
  it('adds up stated minutes and ignores missing ones', () => {
    expect(totalMinutes([{ duration_minutes: 10 }, { duration_minutes: null }, { duration_minutes: 5 }])).toBe(15);
  });

  it('is null if no entry states any', () => {
    expect(totalMinutes([{ duration_minutes: null }])).toBeNull();
  });
});
