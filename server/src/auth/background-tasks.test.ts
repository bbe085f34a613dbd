import { expect, it } from 'vitest';
import { makeLogger } from '#logger.ts';
import { testClock } from '#testing/test-clock.ts';
import { createBackgroundTasks } from './background-tasks.ts';

it('start at random moments within half a second, so that later response times reveal nothing', async () => {
  const pauses: number[] = [];
  const clock = { ...testClock(), pause: (milliseconds: number) => Promise.resolve(void pauses.push(milliseconds)) };
  const tasks = createBackgroundTasks(makeLogger('silent'), clock);
  for (let count = 0; count < 50; count += 1) tasks.run('nothing', () => Promise.resolve());
  await tasks.settled();
  expect(Math.max(...pauses)).toBeLessThan(500);
  expect(new Set(pauses).size).toBeGreaterThan(20);
});
