import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { workingTime } from './working-time.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('resolves after the given time on an idle device', async () => {
  const over = vi.fn();
  void workingTime(250).then(over);
  await vi.advanceTimersByTimeAsync(249);
  expect(over).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(over).toHaveBeenCalledOnce();
});

it('lets due work run after each step on a busy device', async () => {
  const over = vi.fn();
  void workingTime(300).then(over);
  // Each of the three steps is late and runs together with pending work, as on a busy device.
  for (let turn = 0; turn < 2; turn += 1) await vi.advanceTimersToNextTimerAsync();
  expect(over).not.toHaveBeenCalled();
  await vi.advanceTimersToNextTimerAsync();
  expect(over).toHaveBeenCalledOnce();
});
