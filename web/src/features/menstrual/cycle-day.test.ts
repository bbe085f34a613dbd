import { describe, expect, it } from 'vitest';
import { addDays, calendarDate } from '@cogn/shared/calendar-date.ts';
import { cycleDayOn, daysOf, stillAhead } from './cycle-day.ts';

const first = calendarDate('2026-01-01');
const day = (index: number) => addDays(first, index);
/** Four periods of five recorded days each, starting 28 days apart, so three complete cycles. */
const periods = [0, 28, 56, 84].map((start) => ({ start: day(start), lastDay: day(start + 4) }));
const phaseOn = (index: number) => cycleDayOn(day(index), periods)?.phase;

describe('a day of the cycle', () => {
  it('counts whole days since the last start', () => {
    expect(cycleDayOn(day(90), periods)).toEqual({ start: day(84), daysSince: 6, phase: 'early' });
    expect(cycleDayOn(day(84), periods)?.daysSince).toBe(0);
  });

  it('is null before the first recorded period', () => {
    expect(cycleDayOn(day(-1), periods)).toBeNull();
    expect(cycleDayOn(day(3), [])).toBeNull();
  });

  it('estimates the phase of the current cycle with a margin, because its length is unknown', () => {
    expect([84, 88, 89, 93, 94, 106, 107, 112].map(phaseOn)).toEqual([
      'menstruation',
      'menstruation',
      'early',
      'early',
      'middle',
      'middle',
      'late',
      'late',
    ]);
  });

  it('knows the phase of a complete cycle to the day', () => {
    expect([10, 11, 21, 22, 27].map(phaseOn)).toEqual(['early', 'middle', 'middle', 'late', 'late']);
  });

  it('has no phase if the cycle is longer than usual, or with too little data', () => {
    expect(phaseOn(113)).toBeNull();
    expect(cycleDayOn(day(12), periods.slice(0, 1))?.phase).toBeNull();
  });

  it('has no phase in a cycle that the person excluded', () => {
    expect(cycleDayOn(day(40), periods)?.phase).toBe('middle');
    expect(cycleDayOn(day(40), periods, { byHand: new Set([day(28)]), pauses: [] })?.phase).toBeNull();
  });
});

it('drops past ranges, and includes a range that has not ended', () => {
  const range = { earliest: day(3), latest: day(5) };
  expect(stillAhead([range], day(5))).toEqual([range]);
  expect(stillAhead([range], day(6))).toEqual([]);
  expect(daysOf(range)).toEqual([day(3), day(4), day(5)]);
});
