import { expect, it } from 'vitest';
import { movement } from './level-movement.ts';

const low = [2, 1, 2, 2, 1, 2, 1];
const high = [4, 5, 4, 5, 5, 4, 4];

it('compares the two halves of the period, without the middle day', () => {
  expect(movement([...low, 1, ...high])).toBe('aLittleUp');
  expect(movement([...high, ...low])).toBe('aLittleDown');
});

it('is alike within the usual ups and downs', () => {
  expect(movement([...low, 5, 3, ...low, 4, 5])).toBe('alike');
  expect(movement([2, 4, 1, 5, 3, 2, 4, 3, 5, 2, 4, 3, 5, 3])).toBe('alike');
});

it('is null while one half has fewer than seven days with answers', () => {
  expect(movement([])).toBeNull();
  expect(movement([...low, null, ...high.slice(1)])).toBeNull();
});
