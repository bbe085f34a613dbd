import { expect, it } from 'vitest';
import { renewalIsNear } from './renewal-is-near.ts';

const day = 24 * 60 * 60 * 1000;

it('offers renewal in the last thirty days and not a moment before', () => {
  expect(renewalIsNear(30 * day, 0)).toBe(false);
  expect(renewalIsNear(30 * day - 1, 0)).toBe(true);
  expect(renewalIsNear(1, 0)).toBe(true);
});

it('is silent once premium has ended', () => {
  expect(renewalIsNear(0, 0)).toBe(false);
  expect(renewalIsNear(-day, 0)).toBe(false);
});
