import { expect, it } from 'vitest';
import { addDays, calendarDate } from '@cogn/shared/calendar-date.ts';
import { verseOf } from './verse-of-day.ts';

const verses = ['a', 'b', 'c', 'd', 'e'].map((key) => ({ key, text: key }));
const none = new Set<string>();
const start = calendarDate('2026-11-21');
const keysOf = (days: number, from = start, aside: ReadonlySet<string> = none) =>
  Array.from({ length: days }, (_, day) => verseOf(verses, addDays(from, day), aside)?.key);

it('shows every verse of a set once before it repeats one, from any start, in past and future', () => {
  for (const back of [0, 3, 400, 40_000]) {
    expect(new Set(keysOf(5, addDays(start, -back)))).toEqual(new Set(['a', 'b', 'c', 'd', 'e']));
  }
});

it('returns the same verse for the same date', () => {
  expect(keysOf(5)).toEqual(keysOf(5));
  expect(verseOf(verses, start, none)).not.toEqual(verseOf(verses, addDays(start, 1), none));
});

it('replaces a skipped verse by the next, and leaves the other days unchanged', () => {
  const usual = keysOf(5);
  const gone = usual[1] ?? '';
  const changed = keysOf(5, start, new Set([gone]));
  expect(changed[1]).toBe(usual[2]);
  expect(changed.filter((_, day) => day !== 1)).toEqual(usual.filter((_, day) => day !== 1));
});

it('swaps the verse of one date for the next, and returns to the first after all of them', () => {
  const swapped = (swaps: number, aside = none) => verseOf(verses, start, aside, swaps)?.key;
  const usual = keysOf(5);
  expect([0, 1, 2, 5].map((swaps) => swapped(swaps))).toEqual([usual[0], usual[1], usual[2], usual[0]]);
  expect(swapped(1, new Set([usual[1] ?? '']))).toBe(usual[2]);
});

it('still shows a verse when all were skipped, and none of an empty set', () => {
  expect(verseOf(verses, start, new Set(['a', 'b', 'c', 'd', 'e']))).toBeDefined();
  expect(verseOf([], start, none)).toBeUndefined();
});
