import { expect, it } from 'vitest';
import { runInSequence } from './run-in-sequence.ts';

const slowDown = { code: 'SlowDown', status: 503, headers: { 'retry-after': '5' } };

/** Work that lasts until the test calls `end`. */
function lasting() {
  let end = () => {};
  const until = new Promise<void>((resolve) => (end = resolve));
  return { end: () => end(), work: () => until };
}

it('runs one task at a time, and queues at most twelve', async () => {
  let atOnce = 0;
  let most = 0;
  const work = async () => {
    most = Math.max(most, (atOnce += 1));
    await Promise.resolve();
    atOnce -= 1;
  };
  const outcomes = await Promise.allSettled(Array.from({ length: 14 }, () => runInSequence(undefined, work)));
  const late = outcomes.filter((outcome) => outcome.status === 'rejected').map(({ reason }) => reason as unknown);
  expect(late).toHaveLength(2);
  for (const reason of late) expect(reason).toMatchObject(slowDown);
  expect(most).toBe(1);
  await expect(runInSequence(undefined, work)).resolves.toBeUndefined();
});

it('accepts one running and one queued task of a user, so that other users find room', async () => {
  const { end, work } = lasting();
  const taken = [runInSequence('one', work), runInSequence('one', work)];
  for (let index = 0; index < 20; index += 1) await expect(runInSequence('one', work)).rejects.toMatchObject(slowDown);
  const other = runInSequence('another', () => Promise.resolve('done'));
  end();
  await expect(other).resolves.toBe('done');
  await Promise.all(taken);
  await expect(runInSequence('one', work)).resolves.toBeUndefined();
});

it('frees the slot of a failed task', async () => {
  for (let index = 0; index < 3; index += 1) {
    await expect(runInSequence('one', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  }
});
