import { describe, expect, it } from 'vitest';
import { addDays, calendarDate, daysBetween } from '@cogn/shared/calendar-date.ts';
import { predictStarts, usualCycle } from './predict-starts.ts';

const first = calendarDate('2026-01-01');
/** First days of periods, from the lengths of the cycles between them. */
const startsAfter = (...lengths: number[]) =>
  lengths.reduce((starts, length) => [...starts, addDays(starts.at(-1) ?? first, length)], [first]);
/** Days from the last start to both ends of each range. */
const ahead = (...lengths: number[]) => {
  const starts = startsAfter(...lengths);
  const last = starts.at(-1) ?? first;
  return predictStarts(starts).map((range) => [daysBetween(last, range.earliest), daysBetween(last, range.latest)]);
};

describe('when the next periods may begin', () => {
  it('is not said before three cycles are complete', () => {
    expect(ahead()).toEqual([]);
    expect(ahead(28, 28)).toEqual([]);
  });

  it('is a day to either side of the rounded median where cycles are steady, three cycles ahead', () => {
    expect(ahead(28, 29, 28)).toEqual([
      [27, 29],
      [55, 57],
      [83, 85],
    ]);
  });

  it('is a wider range where they vary, wider still further ahead', () => {
    expect(ahead(26, 28, 30)).toEqual([
      [26, 30],
      [53, 59],
      [80, 88],
    ]);
  });

  it('stops where a range would be too wide to say anything', () => {
    expect(ahead(25, 30, 35)).toEqual([[25, 35]]);
    expect(ahead(21, 45, 28, 60)).toEqual([]);
  });

  it('leaves out a cycle in which a period was likely not recorded, instead of ending predictions', () => {
    expect(ahead(28, 29, 28, 56, 29, 28)[0]).toEqual([27, 29]);
    expect(ahead(28, 28, 57, 29, 29, 85, 28)[0]).toEqual([27, 29]);
    // Not so much longer than the others: it is how this person's cycles are.
    expect(usualCycle(startsAfter(28, 35, 40, 30))?.length).toBe(33);
  });

  it('leaves out what the person left out', () => {
    const starts = startsAfter(28, 28, 40, 28);
    const byHand = new Set<string>([starts[2] ?? '']);
    expect(usualCycle(starts)?.deviation).toBeGreaterThan(5);
    expect(usualCycle(starts, byHand)).toEqual({ length: 28, deviation: 0 });
    expect(predictStarts(starts, byHand)).toHaveLength(3);
  });

  it('leaves out a cycle of more than 99 days, and counts one of 99', () => {
    expect(usualCycle(startsAfter(28, 100, 28, 28))?.length).toBe(28);
    expect(usualCycle(startsAfter(28, 100, 28))).toBeNull();
    expect(usualCycle(startsAfter(99, 99, 99))).toEqual({ length: 99, deviation: 0 });
  });

  it('goes by the newest twelve cycles', () => {
    expect(usualCycle(startsAfter(...Array<number>(6).fill(40), ...Array<number>(12).fill(28)))?.length).toBe(28);
  });

  it('is always within the shortest and the longest cycle, give or take the margin, and never narrower than a day to either side', () => {
    for (let seed = 1; seed <= 300; seed += 1) {
      const lengths = Array.from(
        { length: 3 + (seed % 9) },
        (_, index) => 20 + ((seed * 7919 + index * 104_729 * seed) % 12),
      );
      const ranges = ahead(...lengths);
      for (const [index, [earliest = 0, latest = 0]] of ranges.entries()) {
        const middle = (earliest + latest) / 2 / (index + 1);
        expect(middle).toBeGreaterThanOrEqual(Math.min(...lengths));
        expect(middle).toBeLessThanOrEqual(Math.max(...lengths));
        expect(latest - earliest).toBeGreaterThanOrEqual(2);
        expect(latest - earliest).toBeLessThanOrEqual(14);
      }
    }
  });
});
