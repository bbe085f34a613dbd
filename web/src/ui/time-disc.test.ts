import { expect, it } from 'vitest';
import { shownShare } from './time-disc.tsx';

it('shrinks in small steps, is whole at the start, and is gone only at the end', () => {
  expect([1, 0.5, 0.0001, 0].map((left) => shownShare(left, false))).toEqual([1, 0.5, 1 / 120, 0]);
  expect(shownShare(0.751, false)).toBe(91 / 120);
});

it('moves by quarters for people who want little motion', () => {
  expect([1, 0.99, 0.75, 0.7, 0.1, 0].map((left) => shownShare(left, true))).toEqual([1, 1, 0.75, 0.75, 0.25, 0]);
});

it('stays between nothing and the whole disc, whatever the clock says', () => {
  expect([shownShare(-3, false), shownShare(7, true)]).toEqual([0, 1]);
});
