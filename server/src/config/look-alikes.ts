import { allVariables } from './families.ts';
import { textOf, type Environment } from './read-variables.ts';

/** A variable that COGN does not read and that looks as if it were meant for it. */
export interface LookAlike {
  name: string;
  /** The one that was probably meant; undefined where it only begins as ours do. */
  meant: string | undefined;
}

/** What nobody else's variables begin with. */
const ours = ['LIMIT_', 'COGN_STRIPE_', 'STORAGE_S3_'];

/**
 * The variables that are set in an environment, that COGN does not read, and whose names are a slip or two away from one that it does, or begin as only
 * ours do: a limit with a misspelt name would hold nobody back, and nobody would know.
 */
export function findLookAlikes(environment: Environment): LookAlike[] {
  const known = Object.keys(allVariables);
  return Object.keys(environment)
    .filter((name) => !(name in allVariables) && textOf(environment, name) !== undefined)
    .flatMap((name) => {
      const meant = nearest(name.toUpperCase(), known);
      return meant !== undefined || ours.some((beginning) => name.startsWith(beginning)) ? [{ name, meant }] : [];
    })
    .sort((one, other) => one.name.localeCompare(other.name));
}

/** The sentence for whoever set it. */
export function sentenceOf({ name, meant }: LookAlike): string {
  return meant === undefined
    ? `${name}: COGN knows no such variable`
    : `${name}: COGN knows no such variable; is ${meant} meant?`;
}

/** The name that is nearest and near enough. Short ones are a slip away from too many others. */
function nearest(name: string, known: readonly string[]): string | undefined {
  const near = known
    .map((each) => ({ each, slips: distance(name, each) }))
    .filter(({ each, slips }) => each.length >= 6 && slips <= (each.length >= 8 ? 2 : 1));
  return near.sort((one, other) => one.slips - other.slips)[0]?.each;
}

/** How many letters are to be put in, taken out or changed (Levenshtein). */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (const [place, against] of [...other].entries()) {
      const changed = (row[place] ?? 0) + (letter === against ? 0 : 1);
      next.push(Math.min(changed, (row[place + 1] ?? 0) + 1, (next[place] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
