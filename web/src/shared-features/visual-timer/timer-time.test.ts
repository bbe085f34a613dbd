import { expect, it } from 'vitest';
import { beginCalm, calmEnd, calmMinutes, calmShare, calmSpent, pauseCalm, resumeCalm } from './calm-time.ts';

const minute = 60_000;
const start = Date.UTC(2026, 10, 21, 12);

it('computes the time from the clock, independent of renders', () => {
  const calm = beginCalm(10, start);
  expect(calmShare(calm, start)).toBe(0);
  expect(calmShare(calm, start + 5 * minute)).toBe(0.5);
  expect(calmShare(calm, start + 300 * minute)).toBe(1);
  expect(calmEnd(calm, start + 4 * minute)).toBe(start + 10 * minute);
});

it('stops during a pause, and ends that much later', () => {
  const paused = pauseCalm(beginCalm(10, start), start + 2 * minute);
  expect(calmSpent(paused, start + 30 * minute)).toBe(2 * minute);
  const resumed = resumeCalm(paused, start + 30 * minute);
  expect(calmSpent(resumed, start + 31 * minute)).toBe(3 * minute);
  expect(calmEnd(resumed, start + 31 * minute)).toBe(start + 38 * minute);
});

it('ignores a second press of pause or of continue', () => {
  const running = beginCalm(10, start);
  expect(resumeCalm(running, start + minute)).toBe(running);
  const paused = pauseCalm(running, start + minute);
  expect(pauseCalm(paused, start + 2 * minute)).toBe(paused);
});

it('stays between zero and the chosen time, even if the clock is set back', () => {
  for (let seed = 1; seed < 200; seed += 1) {
    const at = (step: number) => start + (((seed * 7919 * step) % 97) - 20) * minute;
    const calm = resumeCalm(pauseCalm(beginCalm(1 + (seed % 30), start), at(1)), at(2));
    const share = calmShare(calm, at(3));
    expect(share).toBeGreaterThanOrEqual(0);
    expect(share).toBeLessThanOrEqual(1);
  }
});

it('records whole minutes, at least one', () => {
  const calm = beginCalm(10, start);
  expect(calmMinutes(calm, start + 1000)).toBe(1);
  expect(calmMinutes(calm, start + 3.6 * minute)).toBe(4);
  expect(calmMinutes(calm, start + 60 * minute)).toBe(10);
});
