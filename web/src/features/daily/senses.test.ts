import { describe, expect, it } from 'vitest';
import { usualStep, stepCounts } from './senses.ts';

describe('the usual step', () => {
  it('is the median, which one hard day does not move', () => {
    expect(usualStep(['low', 'normal', 'normal', 'normal', 'veryHyper', null])).toBe('normal');
    expect(usualStep(['hyper', 'hyper', 'veryHyper', 'hyper', 'low'])).toBe('hyper');
  });

  it('is the one nearer to the middle of two middle steps', () => {
    expect(usualStep(['hypo', 'hypo', 'hypo', 'low', 'low', 'low'])).toBe('low');
    expect(usualStep(['hyper', 'hyper', 'hyper', 'veryHyper', 'veryHyper', 'veryHyper'])).toBe('hyper');
  });

  it('is unknown with fewer than five answers', () => {
    expect(usualStep(['low', 'low', 'low', 'low', null])).toBeNull();
  });
});

it('counts steps in the order of the scale, without unanswered ones', () => {
  expect(stepCounts(['hyper', null, 'hypo', 'hyper'])).toEqual([
    { step: 'hypo', count: 1 },
    { step: 'hyper', count: 2 },
  ]);
});
