import { Refusal } from '#errors.ts';
import { mostPicturesOfOne, mostPicturesWaiting } from '../photo-limits.ts';

let waiting = 0;
const byPerson = new Map<string, number>();
let last: Promise<unknown> = Promise.resolve();

/**
 * Runs memory-intensive work one at a time, for the whole process. Refuses with `SlowDown` if the queue is full, or if
 * this `person` already has too many tasks in it. The operator's key has no `person`, so only a full queue refuses it.
 */
export async function runInSequence<Result>(person: string | undefined, work: () => Promise<Result>): Promise<Result> {
  const ofOne = person === undefined ? 0 : (byPerson.get(person) ?? 0);
  if (waiting >= mostPicturesWaiting || ofOne >= mostPicturesOfOne)
    throw new Refusal('SlowDown', { headers: { 'retry-after': '5' } });
  waiting += 1;
  if (person !== undefined) byPerson.set(person, ofOne + 1);
  const turn = last.then(work).finally(() => {
    waiting -= 1;
    if (person !== undefined) leave(person);
  });
  last = turn.catch(() => undefined);
  return turn;
}

function leave(person: string): void {
  const left = (byPerson.get(person) ?? 1) - 1;
  if (left > 0) byPerson.set(person, left);
  else byPerson.delete(person);
}
