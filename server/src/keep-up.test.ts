import { expect, it } from 'vitest';
import { keepUp } from './keep-up.ts';

it('does every duty, though others fail, and then says what failed', async () => {
  const done: string[] = [];
  const duty = (name: string) => () => Promise.resolve(done.push(name));
  const fail = (name: string) => () => Promise.reject(new Error(name));
  await expect(keepUp([duty('one'), fail('two'), duty('three')])).rejects.toThrow('two');
  await expect(keepUp([fail('four'), duty('five'), fail('six')])).rejects.toMatchObject({
    errors: [{ message: 'four' }, { message: 'six' }],
  });
  expect(done).toEqual(['one', 'three', 'five']);
});
