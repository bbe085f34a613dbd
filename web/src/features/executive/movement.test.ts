import { describe, expect, it } from 'vitest';
import { movement } from './movement.ts';

describe('how a function moved', () => {
  it('compares the two halves of the period', () => {
    expect(movement([2, 2, 2, 3, 3, 3])).toBe('aLittleUp');
    expect(movement([4, 4, 4, 1, 1, 1])).toBe('aLittleDown');
    expect(movement([3, 2, 3, 3, 3, 2])).toBe('alike');
  });

  it('calls half of a step a movement, and less than that none', () => {
    expect(movement([2, 2, 2, 2, 2, 3, 3, 2])).toBe('aLittleUp');
    expect(movement([2, 2, 2, 2, 3, 2])).toBe('alike');
  });

  it('is silent while one half has fewer than three days', () => {
    expect(movement([])).toBeNull();
    expect(movement([1, 1, 5, 5])).toBeNull();
    expect(movement([1, 1, null, 5, 5, 5])).toBeNull();
    expect(movement([1, 1, 1, 5, null, 5])).toBeNull();
    expect(movement([1, null, 1, 1, 5, 5, null, 5])).toBe('aLittleUp');
  });

  it('leaves the day in the middle to neither half', () => {
    expect(movement([1, 1, 1, 5, 1, 1, 1])).toBe('alike');
    expect(movement([1, 1, 5, 2, 2])).toBeNull();
  });
});
