import { describe, expect, it } from 'vitest';
import { addDays, calendarDate } from '@cogn/shared/calendar-date.ts';
import { countingOn, isPausedBetween, type CyclePause } from './cycle-pauses.ts';

const first = calendarDate('2026-01-01');
const day = (index: number) => addDays(first, index);
const pause = (from: number, to: number | null): CyclePause => ({
  from_date: day(from),
  to_date: to === null ? null : day(to),
});
const kindOn = (index: number, starts: readonly number[], pauses: readonly CyclePause[]) =>
  countingOn(day(index), starts.map(day), pauses).kind;

describe('counting', () => {
  it('goes on without a pause, and before a pause begins', () => {
    expect(kindOn(40, [0, 28], [])).toBe('counted');
    expect(kindOn(40, [0, 28], [pause(41, null)])).toBe('counted');
  });

  it('stops from the first to the last day of a pause, even if a period is recorded in it', () => {
    for (const index of [41, 50, 60]) expect(kindOn(index, [0, 28, 45], [pause(41, 60)])).toBe('paused');
    expect(kindOn(9000, [0, 28], [pause(41, null)])).toBe('paused');
  });

  it('waits after a pause for the first period that starts on its last day or later', () => {
    expect(kindOn(61, [0, 28, 45], [pause(41, 60)])).toBe('waiting');
    expect(kindOn(80, [0, 28, 79], [pause(41, 60)])).toBe('counted');
    expect(kindOn(78, [0, 28, 79], [pause(41, 60)])).toBe('waiting');
    expect(kindOn(61, [0, 28, 60], [pause(41, 60)])).toBe('counted');
    expect(kindOn(61, [], [pause(41, 60)])).toBe('waiting');
  });
});

it('a pause reaches into the cycles that have one of its days, but not into a cycle that starts on its last day', () => {
  const paused = ([from, next]: [number, number]) => isPausedBetween(day(from), day(next), [pause(41, 60)]);
  expect(
    [
      [0, 28],
      [28, 41],
      [28, 42],
      [59, 90],
      [60, 90],
    ].map((each) => paused(each as [number, number])),
  ).toEqual([false, false, true, true, false]);
});
