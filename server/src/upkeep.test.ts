import { expect, it } from 'vitest';
import { runUpkeep } from './upkeep.ts';

it('runs every step, even if others fail, and then rejects with the failures', async () => {
  const done: string[] = [];
  const step = (name: string) => () => Promise.resolve(done.push(name));
  const fail = (name: string) => () => Promise.reject(new Error(name));
  await expect(runUpkeep([step('one'), fail('two'), step('three')])).rejects.toThrow('two');
  await expect(runUpkeep([fail('four'), step('five'), fail('six')])).rejects.toMatchObject({
    errors: [{ message: 'four' }, { message: 'six' }],
  });
  expect(done).toEqual(['one', 'three', 'five']);
});
