import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { singlePress } from './single-press.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a double tap does the work once, even if the work finishes between the taps', async () => {
  const work = vi.fn(() => Promise.resolve());
  const press = singlePress();
  press(work);
  await vi.advanceTimersByTimeAsync(300);
  press(work);
  expect(work).toHaveBeenCalledTimes(1);
});

test('a press during the work is ignored, and the next one is accepted', async () => {
  const work = vi.fn(() => new Promise<void>((resolve) => setTimeout(resolve, 5000)));
  const press = singlePress();
  press(work);
  await vi.advanceTimersByTimeAsync(4000);
  press(work);
  expect(work).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1000);
  press(work);
  expect(work).toHaveBeenCalledTimes(2);
});
