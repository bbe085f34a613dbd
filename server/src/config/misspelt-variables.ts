import { allVariables } from './families.ts';
import { textOf, type Environment } from './read-variables.ts';

/** A variable that COGN does not read although its name resembles one of ours. */
export interface MisspeltVariable {
  name: string;
  /** The variable that the operator probably meant. Undefined if only the prefix is ours. */
  meant: string | undefined;
}

/** Prefixes of our variables. An unknown variable with such a prefix counts as misspelt. */
const ours = ['LIMIT_', 'COGN_STRIPE_', 'STORAGE_S3_'];

/**
 * Finds variables in the environment that COGN does not read, but whose name has our prefix or resembles one of ours (a
 * typo or two). Without a warning, nobody would notice that a limit with a misspelt name has no effect.
 */
export function findMisspeltVariables(environment: Environment): MisspeltVariable[] {
  const known = Object.keys(allVariables);
  return Object.keys(environment)
    .filter((name) => !(name in allVariables) && textOf(environment, name) !== undefined)
    .flatMap((name) => {
      const meant = nearest(name.toUpperCase(), known);
      return meant !== undefined || ours.some((beginning) => name.startsWith(beginning)) ? [{ name, meant }] : [];
    })
    .sort((one, other) => one.name.localeCompare(other.name));
}

/** The warning for the operator. */
export function sentenceOf({ name, meant }: MisspeltVariable): string {
  return meant === undefined
    ? `${name}: COGN knows no such variable`
    : `${name}: COGN knows no such variable; is ${meant} meant?`;
}

/**
 * Finds our variable with the most similar name. At most two letters may differ, or one if our name has fewer than
 * eight letters. Ignores our names of fewer than six letters, because they resemble the names of too many other
 * programs' variables.
 */
function nearest(name: string, known: readonly string[]): string | undefined {
  const near = known
    // The distance is at least the difference of the lengths, and computing it for every pair would delay each start.
    .filter((each) => each.length >= 6 && Math.abs(each.length - name.length) <= 2)
    .map((each) => ({ each, slips: distance(name, each) }))
    .filter(({ each, slips }) => slips <= (each.length >= 8 ? 2 : 1));
  return near.sort((one, other) => one.slips - other.slips)[0]?.each;
}

/** The Levenshtein distance of two names. */
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
