import { describe, expect, it } from 'vitest';
import { bmiRange } from './body-mass-index.tsx';

describe('the range of a body mass index', () => {
  it.each([
    [18.4, 'under'],
    [18.5, 'middle'],
    [24.9, 'middle'],
    [25, 'over'],
    [29.9, 'over'],
    [30, 'high'],
  ] as const)('is, for %d at 20 years, %s', (bmi, range) => {
    expect(bmiRange(bmi, 20)).toBe(range);
  });

  it('is unknown below the age of 20, or if the age is unknown', () => {
    expect(bmiRange(31, 19)).toBeNull();
    expect(bmiRange(31, null)).toBeNull();
  });
});
