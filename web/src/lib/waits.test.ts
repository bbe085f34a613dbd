import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { workingTime } from './working-time.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('is over after the given time on a device that is not busy', async () => {
  const over = vi.fn();
  void workingTime(250).then(over);
  await vi.advanceTimersByTimeAsync(249);
  expect(over).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(over).toHaveBeenCalledOnce();
});

it('lets what is due have its turn after each step, however late a busy device runs it', async () => {
  const over = vi.fn();
  void workingTime(300).then(over);
  // Each of the three steps runs late, at once with whatever waited meanwhile.
  for (let turn = 0; turn < 2; turn += 1) await vi.advanceTimersToNextTimerAsync();
  expect(over).not.toHaveBeenCalled();
  await vi.advanceTimersToNextTimerAsync();
  expect(over).toHaveBeenCalledOnce();
});
