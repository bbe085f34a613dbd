import { Refusal } from '#errors.ts';

/** Pictures that may wait, at five megabytes each. */
const mostWaiting = 12;
let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

/** Runs heavy work one after the other, for the whole process. Refuses with `SlowDown` when too much waits already. */
export async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (waiting >= mostWaiting) throw new Refusal('SlowDown', { headers: { 'retry-after': '5' } });
  waiting += 1;
  const turn = last.then(work).finally(() => (waiting -= 1));
  last = turn.catch(() => undefined);
  return turn;
}
