import { describe, expect, it } from 'vitest';
import { totalMinutes, recentPractices } from './spirituality-entries.ts';

const practised = (...practices: string[]) => practices.map((practice) => ({ practice }));

describe('practices that a tap fills in', () => {
  it('are the person’s own, newest first, and then neutral ones', () => {
    expect(recentPractices(practised('Oração', 'Caminhada'), ['Silêncio'], 5)).toEqual(['Caminhada', 'Oração', 'Silêncio']);
  });

  it('come once each, however they were written, in the newest writing', () => {
    expect(recentPractices(practised('silêncio ', 'Silêncio'), ['SILÊNCIO', 'Respiração'], 5)).toEqual([
      'Silêncio',
      'Respiração',
    ]);
  });

  it('are never more than asked for', () => {
    expect(recentPractices(practised('a', 'b', 'c'), ['d'], 2)).toEqual(['c', 'b']);
  });
});

describe('minutes in all', () => {
  it('adds what was told and leaves open what was not', () => {
    expect(totalMinutes([{ duration_minutes: 10 }, { duration_minutes: null }, { duration_minutes: 5 }])).toBe(15);
  });

  it('says nothing where no entry tells any', () => {
    expect(totalMinutes([{ duration_minutes: null }])).toBeNull();
  });
});
