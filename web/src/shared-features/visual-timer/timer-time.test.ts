import { expect, it } from 'vitest';
import {
  beginTimer,
  minutesLeft,
  pauseTimer,
  resumeTimer,
  shareLeft,
  spentMinutes,
  spentTime,
  timerEnd,
} from './timer-time.ts';

const minute = 60_000;
const start = Date.UTC(2026, 10, 21, 12);

it('computes the time from the clock, independent of renders', () => {
  const timer = beginTimer(10, start);
  expect(shareLeft(timer, start)).toBe(1);
  expect(shareLeft(timer, start + 5 * minute)).toBe(0.5);
  expect(shareLeft(timer, start + 300 * minute)).toBe(0);
  expect(timerEnd(timer, start + 4 * minute)).toBe(start + 10 * minute);
});

it('knows when it ended, even if the person comes back later', () => {
  expect(timerEnd(beginTimer(10, start), start + 300 * minute)).toBe(start + 10 * minute);
});

it('stops during a pause, and ends that much later', () => {
  const paused = pauseTimer(beginTimer(10, start), start + 2 * minute);
  expect(spentTime(paused, start + 30 * minute)).toBe(2 * minute);
  expect(timerEnd(paused, start + 30 * minute)).toBe(start + 38 * minute);
  const resumed = resumeTimer(paused, start + 30 * minute);
  expect(spentTime(resumed, start + 31 * minute)).toBe(3 * minute);
  expect(timerEnd(resumed, start + 31 * minute)).toBe(start + 38 * minute);
});

it('ignores a second press of pause or of continue', () => {
  const running = beginTimer(10, start);
  expect(resumeTimer(running, start + minute)).toBe(running);
  const paused = pauseTimer(running, start + minute);
  expect(pauseTimer(paused, start + 2 * minute)).toBe(paused);
});

it('stays between zero and the chosen time, even if the clock is set back', () => {
  for (let seed = 1; seed < 200; seed += 1) {
    const at = (step: number) => start + (((seed * 7919 * step) % 97) - 20) * minute;
    const timer = resumeTimer(pauseTimer(beginTimer(1 + (seed % 30), start), at(1)), at(2));
    const share = shareLeft(timer, at(3));
    expect(share).toBeGreaterThanOrEqual(0);
    expect(share).toBeLessThanOrEqual(1);
  }
});

it('rounds the remaining minutes up, so that one remains until the end', () => {
  const timer = beginTimer(10, start);
  const left = [0, 1, 30, 60, 599, 600].map((seconds) => minutesLeft(timer, start + seconds * 1000));
  expect(left).toEqual([10, 10, 10, 9, 1, 0]);
});

it('records whole minutes, at least one', () => {
  const timer = beginTimer(10, start);
  expect(spentMinutes(timer, start + 1000)).toBe(1);
  expect(spentMinutes(timer, start + 3.6 * minute)).toBe(4);
  expect(spentMinutes(timer, start + 60 * minute)).toBe(10);
});
