import { preferenceList, type PreferenceName } from '#core/preferences/preference-list.ts';
import type { Choice, Choices } from '#core/preferences/preference-store.ts';

/** What this device takes over from the account, and what it has to tell it. */
export interface Merge {
  readonly take: Choices;
  readonly send: Choices;
}

const names = Object.keys(preferenceList) as PreferenceName[];

/**
 * Compares what the person chose on this device with what the account holds. The newest choice of each preference holds; at the same
 * time the account's does. A value that this version of the app doesn't know is left as it is on both sides. Pure.
 */
export function mergeChoices(here: Choices, account: Choices): Merge {
  const take: [PreferenceName, Choice][] = [];
  const send: [PreferenceName, Choice][] = [];
  for (const name of names) {
    const [mine, theirs] = [here[name], account[name]];
    if (theirs && !preferenceList[name].accepts(theirs.value)) continue;
    // The same value: its time is the account's, as the server doesn't believe a clock that is ahead.
    if (theirs && (!mine || theirs.at >= mine.at || isSame(theirs.value, mine.value))) {
      if (theirs.at !== mine?.at || !isSame(theirs.value, mine.value)) take.push([name, theirs]);
    } else if (mine) send.push([name, mine]);
  }
  return { take: Object.fromEntries(take), send: Object.fromEntries(send) };
}

function isSame(one: unknown, other: unknown): boolean {
  return inOrder(one) === inOrder(other);
}

/** As one text. The database keeps the keys of a record in an order of its own. */
function inOrder(value: unknown): string {
  const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
  return JSON.stringify(isRecord ? Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)) : value);
}
