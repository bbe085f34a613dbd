import { describe, expect, it } from 'vitest';
import { validate } from '#core/journal/validate.ts';
import { calendarDate } from '@cogn/shared/calendar-date.ts';
import { factsEntries, countOfCategories } from './facts-entries.ts';
import { onThisDay } from './on-this-day-card.tsx';

describe('a fact of the day', () => {
  it('requires its category and its text', () => {
    expect(validate(factsEntries.fields, {})).toEqual({ category: { code: 'required' }, text: { code: 'required' } });
    expect(validate(factsEntries.fields, { category: 'learning', text: 'the bus has a quiet end' })).toEqual({});
  });
});

describe('the kinds of facts', () => {
  it('are counted, the most frequent first, without unused ones', () => {
    const entries = (['reflection', 'learning', 'learning'] as const).map((category) => ({ category }));
    expect(countOfCategories(entries)).toEqual([
      { category: 'learning', count: 2 },
      { category: 'reflection', count: 1 },
    ]);
  });
});

describe('on this day', () => {
  it('is a month, half a year and each of ten years ago', () => {
    const days = onThisDay(calendarDate('2026-11-22'));
    expect(days).toHaveLength(12);
    expect(days.slice(0, 4)).toEqual(['2026-10-22', '2026-05-22', '2025-11-22', '2024-11-22']);
  });

  it('takes the last day of a month that is too short, and names no day twice', () => {
    expect(onThisDay(calendarDate('2024-02-29'))).toContain('2023-02-28');
    expect(new Set(onThisDay(calendarDate('2026-03-31'))).size).toBe(12);
  });
});
