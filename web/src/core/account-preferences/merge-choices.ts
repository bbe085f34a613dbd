import { preferenceList, type PreferenceName } from '#core/preferences/preference-list.ts';
import type { Choice, Choices } from '#core/preferences/preference-store.ts';

/** The choices that this device adopts from the account, and those that it sends. */
export interface Merge {
  readonly take: Choices;
  readonly send: Choices;
}

const names = Object.keys(preferenceList) as PreferenceName[];

/**
 * Compares this device's choices with the account's. The newest choice of each preference wins; if the times are equal, the
 * account's choice wins. Values unknown to this app version stay unchanged on both sides. Pure.
 */
export function mergeChoices(here: Choices, account: Choices): Merge {
  const take: [PreferenceName, Choice][] = [];
  const send: [PreferenceName, Choice][] = [];
  for (const name of names) {
    const [mine, theirs] = [here[name], account[name]];
    if (theirs && !preferenceList[name].accepts(theirs.value)) continue;
    // For equal values use the account's time, because the server corrects the time of a device whose clock is ahead.
    if (theirs && (!mine || theirs.at >= mine.at || isSame(theirs.value, mine.value))) {
      if (theirs.at !== mine?.at || !isSame(theirs.value, mine.value)) take.push([name, theirs]);
    } else if (mine) send.push([name, mine]);
  }
  return { take: Object.fromEntries(take), send: Object.fromEntries(send) };
}

function isSame(one: unknown, other: unknown): boolean {
  return inOrder(one) === inOrder(other);
}

/** Serializes a value with sorted keys, because the database reorders the keys of a record. */
function inOrder(value: unknown): string {
  const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
  return JSON.stringify(isRecord ? Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)) : value);
}
