import { expect, it } from 'vitest';
import { inTurn } from './in-turn.ts';

const slowDown = { code: 'SlowDown', status: 503, headers: { 'retry-after': '5' } };

/** Work that lasts until it is told to end. */
function lasting() {
  let end = () => {};
  const until = new Promise<void>((resolve) => (end = resolve));
  return { end: () => end(), work: () => until };
}

it('does one thing at a time, and no more than twelve may wait', async () => {
  let atOnce = 0;
  let most = 0;
  const work = async () => {
    most = Math.max(most, (atOnce += 1));
    await Promise.resolve();
    atOnce -= 1;
  };
  const outcomes = await Promise.allSettled(Array.from({ length: 14 }, () => inTurn(undefined, work)));
  const late = outcomes.filter((outcome) => outcome.status === 'rejected').map(({ reason }) => reason as unknown);
  expect(late).toHaveLength(2);
  for (const reason of late) expect(reason).toMatchObject(slowDown);
  expect(most).toBe(1);
  await expect(inTurn(undefined, work)).resolves.toBeUndefined();
});

it('takes one of a person to work on and one to wait, so that others find room', async () => {
  const { end, work } = lasting();
  const taken = [inTurn('one', work), inTurn('one', work)];
  for (let index = 0; index < 20; index += 1) await expect(inTurn('one', work)).rejects.toMatchObject(slowDown);
  const other = inTurn('another', () => Promise.resolve('done'));
  end();
  await expect(other).resolves.toBe('done');
  await Promise.all(taken);
  await expect(inTurn('one', work)).resolves.toBeUndefined();
});

it('gives the place back of work that failed', async () => {
  for (let index = 0; index < 3; index += 1) {
    await expect(inTurn('one', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  }
});
