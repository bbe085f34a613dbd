import { describe, expect, it } from 'vitest';
import { validate } from '#core/journal/validate.ts';
import { dailyEntries } from './daily-entries.ts';
import { usualStep, stepCounts } from './senses.ts';

describe('a check-in', () => {
  it('takes one sense alone, and no step that the scale has not', () => {
    expect(validate(dailyEntries.fields, { auditory: 'veryHyper' })).toEqual({});
    expect(validate(dailyEntries.fields, { auditory: 'loud' })).toEqual({ auditory: { code: 'not-a-choice' } });
  });
});

describe('the usual step', () => {
  it('is the median, which one hard day does not move', () => {
    expect(usualStep(['low', 'normal', 'normal', 'normal', 'veryHyper', null])).toBe('normal');
    expect(usualStep(['hyper', 'hyper', 'veryHyper', 'hyper', 'low'])).toBe('hyper');
  });

  it('takes of two the one nearer to the middle', () => {
    expect(usualStep(['hypo', 'hypo', 'hypo', 'low', 'low', 'low'])).toBe('low');
    expect(usualStep(['hyper', 'hyper', 'hyper', 'veryHyper', 'veryHyper', 'veryHyper'])).toBe('hyper');
  });

  it('is not known from fewer than five answers', () => {
    expect(usualStep(['low', 'low', 'low', 'low', null])).toBeNull();
  });
});

it('counts steps in the order of the scale, and passes over what was left open', () => {
  expect(stepCounts(['hyper', null, 'hypo', 'hyper'])).toEqual([
    { step: 'hypo', count: 1 },
    { step: 'hyper', count: 2 },
  ]);
});
