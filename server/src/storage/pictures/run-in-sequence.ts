import { Refusal } from '#errors.ts';

/** Pictures that may wait, at five megabytes each. */
const mostWaiting = 12;
/** Pictures of one person: one at work and one that waits, so that nobody fills the line alone. */
const mostOfOne = 2;
let waiting = 0;
const byPerson = new Map<string, number>();
let last: Promise<unknown> = Promise.resolve();

/**
 * Runs heavy work one after the other, for the whole process. Refuses with `SlowDown` when too much waits already, or too much of this `person`; the
 * operator's own, who is none (undefined), only when the line is full.
 */
export async function inTurn<Result>(person: string | undefined, work: () => Promise<Result>): Promise<Result> {
  const ofOne = person === undefined ? 0 : (byPerson.get(person) ?? 0);
  if (waiting >= mostWaiting || ofOne >= mostOfOne) throw new Refusal('SlowDown', { headers: { 'retry-after': '5' } });
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
