import { describe, expect, it } from 'vitest';
import { addDays, calendarDate, daysBetween } from '@cogn/shared/calendar-date.ts';
import { cyclesOf } from './cycle-lengths.ts';
import { predictStarts, usualCycle } from './predict-starts.ts';

const first = calendarDate('2026-01-01');
/** The first days of periods that are these cycle lengths apart. */
const startsAfter = (...lengths: number[]) =>
  lengths.reduce((starts, length) => [...starts, addDays(starts.at(-1) ?? first, length)], [first]);
/** The days from the last start to the earliest and the latest day of each range. */
const ahead = (...lengths: number[]) => {
  const starts = startsAfter(...lengths);
  const last = starts.at(-1) ?? first;
  return predictStarts(starts).map((range) => [daysBetween(last, range.earliest), daysBetween(last, range.latest)]);
};

describe('predicted starts of periods', () => {
  it('need three complete cycles', () => {
    expect(ahead()).toEqual([]);
    expect(ahead(28, 28)).toEqual([]);
  });

  it('are a day to either side of the rounded median for regular cycles, three cycles ahead', () => {
    expect(ahead(28, 29, 28)).toEqual([
      [27, 29],
      [55, 57],
      [83, 85],
    ]);
  });

  it('are wider ranges for irregular cycles, and wider further ahead', () => {
    expect(ahead(26, 28, 30)).toEqual([
      [26, 30],
      [53, 59],
      [80, 88],
    ]);
  });

  it('end before a range becomes too wide to be useful', () => {
    expect(ahead(25, 30, 35)).toEqual([[25, 35]]);
    expect(ahead(21, 45, 28, 60)).toEqual([]);
  });

  it('exclude a cycle in which a period was likely not recorded, instead of ending predictions', () => {
    expect(ahead(28, 29, 28, 56, 29, 28)[0]).toEqual([27, 29]);
    expect(ahead(28, 28, 57, 29, 29, 85, 28)[0]).toEqual([27, 29]);
    // Cycles of 35 and 40 days are only a little longer than the others, so they count as normal for this person.
    expect(usualCycle(startsAfter(28, 35, 40, 30))?.length).toBe(33);
  });

  it('exclude one forgotten month among cycles of 28 and 29 days', () => {
    const starts = startsAfter(28, 29, 28, 29, 56, 29, 28, 28, 29);
    expect(predictStarts(starts)).toHaveLength(3);
    expect(usualCycle(starts)?.deviation).toBeLessThan(1);
    expect(cyclesOf(starts).flatMap(({ length, leftOut }) => (leftOut === null ? [] : [[length, leftOut]]))).toEqual([
      [56, 'missed'],
    ]);
    // 53 days are two short cycles without a recorded start between them. They are less than twice the median of 30.
    expect(cyclesOf(startsAfter(30, 29, 31, 30, 53, 30)).map(({ leftOut }) => leftOut)).toContain('missed');
  });

  it('exclude a cycle into which a pause reaches', () => {
    const starts = startsAfter(28, 28, 40, 28);
    const pauses = [{ from_date: addDays(first, 60), to_date: addDays(first, 70) }];
    expect(cyclesOf(starts, { byHand: new Set(), pauses }).map(({ leftOut }) => leftOut)).toEqual([
      null,
      null,
      'paused',
      null,
      null,
    ]);
  });

  it('exclude the cycles that the person excluded', () => {
    const starts = startsAfter(28, 28, 40, 28);
    const out = { byHand: new Set<string>([starts[2] ?? '']), pauses: [] };
    expect(usualCycle(starts)?.deviation).toBeGreaterThan(5);
    expect(usualCycle(starts, out)).toEqual({ length: 28, deviation: 0 });
    expect(predictStarts(starts, out)).toHaveLength(3);
  });

  it('exclude a cycle of more than 99 days, and count one of 99', () => {
    expect(usualCycle(startsAfter(28, 100, 28, 28))?.length).toBe(28);
    expect(usualCycle(startsAfter(28, 100, 28))).toBeNull();
    expect(usualCycle(startsAfter(99, 99, 99))).toEqual({ length: 99, deviation: 0 });
  });

  it('use the newest twelve cycles', () => {
    expect(usualCycle(startsAfter(...Array<number>(6).fill(40), ...Array<number>(12).fill(28)))?.length).toBe(28);
  });

  it('are always within the shortest and the longest cycle plus the margin, and never narrower than a day to either side', () => {
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
